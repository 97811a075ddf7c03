import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { compareConfigurations } from '#app/domain/landscape/configuration/compare-configurations';
import { createLandscapeMemory } from '#app/domain/landscape/landscape-memory';
import { EMPTY_LANDSCAPE, type Source } from '#app/domain/landscape/landscape-state';
import { readList } from '#app/domain/landscape/read-list';
import { readTenants } from '#app/domain/landscape/read-tenants';
import { compareShown, viewLandscape } from '#app/domain/landscape/view-landscape';
import { measureTasks } from '../thread-time';

const STAGES = ['sbx', 'dev', 'dev2', 'int', 'test', 'test2', 'qa', 'qa2', 'uat', 'pre', 'preprod'];

it('12 tenants of 1,000 flows with 15 parameters: no task over 200 ms, at most 300 MB (D58)', () => {
  setFlagsFromString('--expose-gc');
  const collectGarbage: () => void = runInNewContext('gc');
  collectGarbage();
  const before = process.memoryUsage().heapUsed;
  const tasks = measureTasks();
  const run = <Result>(work: Generator<undefined, Result>): Result => {
    for (;;) {
      const step = tasks.run(() => work.next());
      if (step.done) return step.value;
    }
  };
  const sources = [...STAGES, 'prod'].flatMap((stage): Source[] => {
    const read = run(readList(makeFile(stage), () => ({ documentElement: null })));
    return read.kind === 'list' ? [{ key: stage, fileName: `${stage}.json`, result: read }] : [];
  });
  const memory = createLandscapeMemory();
  const view = viewLandscape({ ...EMPTY_LANDSCAPE, sources }, readTenants(sources, memory), memory);
  const compared = run(compareConfigurations(view, compareShown(view), Date.now()));
  collectGarbage();
  const heap = process.memoryUsage().heapUsed - before;
  expect(compared?.stages).toHaveLength(12);
  expect(compared?.rows).toHaveLength(1000);
  expect(compared?.findings).toBeGreaterThan(0);
  expect(tasks.getLongest()).toBeLessThan(200);
  expect(heap).toBeLessThan(300_000_000);
});

/** The collector's file of a tenant: one and a half megabytes. */
function makeFile(stage: string): string {
  const flows = Array.from({ length: 1000 }, (_, at) => ({ Id: `Flow_${at}`, Version: '1.0.0' }));
  const name = stage.toUpperCase();
  const configurations = flows.map(({ Id: id, Version: version }, at) => ({
    ...{ id, version },
    parameters: Object.entries({
      // Every hundredth flow calls the same system on all stages.
      Address: `https://erp${at % 50}-${at % 100 === 0 ? 'dev' : stage}.example/sap/bc/srt/${at}?x=1`,
      Host: `sftp${at % 20}.${stage}.example`,
      'Credential Name': `CRED_${at % 30}_${name}`,
      'Sender System': `S4${name}CLNT100`,
      Directory: `/in/${stage}/${at}`,
      'File Name': `order_${at}_*.xml`,
      Mail: `person${at}@muster.example`,
      Authentication: 'OAuth2 Client Credentials',
      Timer: `<row><cell>schedule1</cell><cell>0 0 ${at % 24} * * ? *</cell></row>`,
      Description: `Sends orders of plant ${at} to the system of ${stage} every night at ten`,
      'API Key': `abc${at}def${name}ghi`,
      Port: '22',
      Timeout: `${60_000 + (at % 7)}`,
      Logging: `${at % 3 === 0}`,
      'Parameter 7': `Value number ${at} of ${stage}`,
    }).map(([key, value]) => ({ key, type: 'xsd:string', value })),
  }));
  const credentials = flows
    .slice(0, 30)
    .map((_, at) => ({ name: `CRED_${at}_${name}`, kind: 'user' }));
  return JSON.stringify({
    ...{ tenant: name, collectedAt: '2026-11-29T06:00:00Z', runtime: flows },
    ...{ configurations, credentials, certificates: [], without: [] },
  });
}
