import { rounded, type Path } from './path.js';

/** A wreath of ovals. Under the even-odd rule their overlaps make the petals of a rosette. */
export const wreath = (count: number, distance: number, radius: number, x = 25, y = 35, tall = 1.3): Path => {
  let path = '';
  const half = `a${radius} ${rounded(radius * tall)} 0 1 0 `;
  for (let turn = 0; turn < 2 * Math.PI - 0.01; turn += (2 * Math.PI) / count) {
    const left = rounded(x - radius + distance * Math.cos(turn));
    path += `M${left} ${rounded(y + distance * tall * Math.sin(turn))}${half}${2 * radius} 0${half}${-2 * radius} 0`;
  }
  return path;
};
