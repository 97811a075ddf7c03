import { expect, it } from 'vitest';
import { EMPTY_LANDSCAPE, type Source } from '#app/domain/landscape/landscape-state';
import { readTenants } from '#app/domain/landscape/read-tenants';
import { compareShown, viewLandscape } from '#app/domain/landscape/view-landscape';
import { ResultsTable } from '#app/features/landscape/results/results-table';
import { type Landscape, useStages, useSummary } from '#app/features/landscape/results/words';
import { parseXml, readList, readText } from '../../../domain/landscape/samples';
import { read, show } from '../../show';

// Sentences of the page about dropped files; `landscape.spec.ts` drops them.

interface Dropped {
  name: string;
  text: string;
}

async function say(...files: Dropped[]): Promise<string> {
  const sources = files.flatMap(({ name, text }): Source[] => {
    const result = readList(text, parseXml);
    return result.kind === 'saved' ? [] : [{ key: name, fileName: name, modified: 1, result }];
  });
  const view = viewLandscape({ ...EMPTY_LANDSCAPE, sources }, readTenants(sources));
  const comparison = compareShown(view);
  return read(await show('de', <Results view={view} comparison={comparison} />));
}

/** Summary and table; paper is drawn by a browser alone. */
function Results({ view, comparison }: Landscape) {
  return (
    <>
      <p>{useSummary(view, comparison)}</p>
      <ResultsTable rows={comparison.rows} stages={useStages(view, comparison)} canAccept={false} />
    </>
  );
}

it('gaps of a part are unknown in summary and table (D52)', async () => {
  const files = ['dev.json', 'prod.json'].map((name) => ({
    name,
    text: readText(`results/10-part-missing/${name}`),
  }));
  const said = await say(...files);
  expect(said).toContain('0 davon weichen ab. Bei 7 davon ist nicht alles bekannt.');
  expect(said.match(/Unbekannt auf PROD/g)).toHaveLength(7);
  expect(said).not.toMatch(/\bfehlt\b/i);
});

it('rows stand under their packages, with what is drafted', async () => {
  const flow = { Id: 'Order', Name: 'Order', Version: '1.0.3', Status: 'STARTED' };
  const dev = {
    runtime: [flow, { ...flow, Id: 'Stock', Name: 'Stock' }],
    packages: [{ Id: 'Fin', Name: 'Finance', Mode: 'EDIT_ALLOWED' }],
    designtime: [{ Id: 'Order', Version: '1.0.5', PackageId: 'Fin' }],
  };
  const said = await say(
    { name: 'DEV.json', text: JSON.stringify({ tenant: 'DEV', ...dev }) },
    { name: 'PROD.json', text: JSON.stringify({ tenant: 'PROD', runtime: [flow] }) },
  );
  expect(said).toMatch(
    /Finance Order 1\.0\.3 entworfen 1\.0\.5, deployt 1\.0\.3 .*Paket unbekannt Stock 1\.0\.3 fehlt/,
  );
});
