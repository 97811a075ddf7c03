import { readFileSync, writeFileSync } from 'node:fs';
import { describeSchedule } from './operations/describe-schedule.ts';

// `npm run schedule`: writes the table of repeated deliveries into the documentation anew.

const file = 'docs/operations/inquiries-and-prices.md';
const block = /(<!-- schedule -->\n\n)[\s\S]*?(\n\n<!-- \/schedule -->)/;
writeFileSync(
  file,
  readFileSync(file, 'utf8').replace(block, (_, start, end) => start + describeSchedule() + end),
);
