import { inspectLocales } from './locales/folders.ts';
import { describeLanguages } from './locales/report.ts';

// `npm run locales`: faults in the files of each language, and the translated share.
// `npm run locales -- fr`: one language.

const [only] = process.argv.slice(2);
const { codes, languages, faults } = inspectLocales('locales');
if (only !== undefined && !codes.includes(only)) {
  console.error(`locales/ has no folder ${only}; it has ${codes.join(', ')}.`);
  process.exit(1);
}

const ownFaults = faults.filter(
  (fault) => only === undefined || /^locales\/([^/ ]+)/.exec(fault)?.[1] === only,
);
if (ownFaults.length > 0) console.log(`Files to mend:\n${ownFaults.join('\n')}\n`);
const { text, isSound } = describeLanguages(languages, only);
console.log(text);
process.exitCode = isSound && ownFaults.length === 0 ? 0 : 1;
