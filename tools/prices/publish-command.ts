import { readFileSync } from 'node:fs';
import { readConfigFile } from '#app/domain/pricing/editing/import-file.ts';
import { checkPublication, publishList } from '#app/server/prices/publishing.ts';
import { type Answer, type Call, section } from './answer.ts';
import { describeBlocked, describeStarted, describeUnconfirmed } from './outcomes.ts';
import { readListTexts } from './texts.ts';
import { describeChanges, describeDifference, describeFault } from './words.ts';

const CONFLICT = 3;
const STANDARD_INPUT = 0;

/** Publishes a file, unless warnings have to be confirmed or another version is in conflict. */
export async function publish({ store, given }: Call): Promise<Answer> {
  const { basedOn, effectiveAt, confirmed, author } = given;
  const [file] = given.rest;
  if (file === undefined)
    throw new Error('The file is missing: npm run prices -- publish FILE --reason "…"');
  const reason = given.isDryRun ? '' : given.requireReason();
  const read = readConfigFile(readFileSync(file === '-' ? STANDARD_INPUT : file));
  if (read.kind === 'refused') throw new Error(`${file} ${describeFault(read.refusal)}`);
  const request = { list: read.value, basedOn, effectiveAt, confirmed, author, reason };
  const result = given.isDryRun
    ? await checkPublication(store, request, readListTexts(), Date.now())
    : await publishList(store, request, readListTexts());
  switch (result.kind) {
    case 'unchanged':
      return {
        text: `Nothing to publish: version ${result.version} is the same list.`,
        json: { outcome: 'unchanged', version: result.version },
      };
    case 'checked': {
      const changes = describeChanges(result.review.changes);
      return {
        text: ['Nothing is published; it could be.', ...section('It would change:', changes)].join(
          '\n',
        ),
        json: { outcome: 'checked', changes },
      };
    }
    case 'published':
      return describeStarted(result, effectiveAt);
    case 'blocked':
      return describeBlocked('Not published', result, read.value);
    case 'unconfirmed':
      return describeUnconfirmed('Not published', result);
    case 'passed':
      throw new Error('The time is in the past.');
    case 'conflict': {
      const { inForce } = result;
      const difference = describeDifference(result.difference);
      return {
        exitCode: CONFLICT,
        text: [
          `Not published: the list was made from version ${result.basedOn}, but version ${inForce} is in force.`,
          ...section(`Version ${inForce} changes:`, difference.theirs),
          ...section('Your list changes:', difference.mine),
          ...section('Both change:', difference.both),
          `Make your changes in that list (npm run prices -- show ${inForce}) and add --based-on ${inForce}.`,
        ].join('\n'),
        json: { outcome: 'conflict', basedOn: result.basedOn, version: inForce, ...difference },
      };
    }
  }
}
