// `npm run test:days`: whether the same deal is chosen as ever for each of 3,650 days. It takes some four minutes.
import { chosen, dateOf, golden } from './golden.ts';

let wrong = 0;
for (const days of golden.settings) {
  const name = `${days.game} ${JSON.stringify(days.options)}`;
  for (const [day, wanted] of days.numbers.entries()) {
    const { number } = await chosen(days, day);
    if (number === wanted) continue;
    wrong++;
    console.error(`${name}: the deal of ${dateOf(day)} is number ${number}, and was ${wanted}`);
  }
  console.log(`${name}: ${days.numbers.length} days looked at`);
}
process.exitCode = wrong > 0 ? 1 : 0;
