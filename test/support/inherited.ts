// The properties that elements inherit, as the browser itself knows them.

/** One of these is a value that each inherited property takes, and that is not its initial one. */
const SAMPLES =
  `7px|red|3|0.5|all|none|hidden|bold|italic|right|uppercase|"x"|linear-gradient(red, red)|evenodd|collapse|rtl|dot|
  strict|stroke|1px 1px red|historical-forms|jis78|super|ordinal|small-caps|emoji|50%|under|manual|hide|upright|inert|inside|
  optimizeSpeed|balance|pixelated|middle|block|compact|vertical-rl|url(#x)|start|text|normal|trim-start|anywhere|break-all|
  read-write|square|preserve|nowrap|exact|round|auto|bottom|allow-keywords|standard|red blue|"smcp"|"wght" 3|100ms`
    .split('|')
    .map((each) => each.trim());

/** Each inherited property, with a value that is not its initial one. A box that is not shown computes no layout. */
export function inheritedProperties(): readonly (readonly [name: string, value: string])[] {
  const outer = document.createElement('div');
  const inner = document.createElement('div');
  outer.append(inner);
  const hidden = Object.assign(document.createElement('div'), { hidden: true });
  hidden.append(outer);
  document.body.append(hidden);
  const [around, within] = [getComputedStyle(outer), getComputedStyle(inner)];
  const found = [...within].flatMap((name) => {
    const initial = around.getPropertyValue(name);
    for (const value of SAMPLES) {
      outer.style.setProperty(name, value);
      const taken = around.getPropertyValue(name);
      const isInherited = within.getPropertyValue(name) === taken;
      outer.removeAttribute('style');
      if (taken !== initial) return isInherited ? [[name, value] as const] : [];
    }
    return [];
  });
  hidden.remove();
  return found;
}
