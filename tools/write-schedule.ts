import { readFileSync, writeFileSync } from 'node:fs';
import { describeSchedule } from './operations/describe-schedule.ts';

// `npm run schedule`: updates the table of delivery retries in the documentation.

const file = 'docs/operations/inquiries-and-prices.md';
const block = /(<!-- schedule -->\n\n)[\s\S]*?(\n\n<!-- \/schedule -->)/;
writeFileSync(
  file,
  readFileSync(file, 'utf8').replace(block, (_, start, end) => start + describeSchedule() + end),
);
