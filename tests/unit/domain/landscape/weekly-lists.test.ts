import { describe, expect, it } from 'vitest';
import { EMPTY_LANDSCAPE, type Source } from '#app/domain/landscape/landscape-state';
import { readTenants } from '#app/domain/landscape/read-tenants';
import { compareShown, viewLandscape } from '#app/domain/landscape/view-landscape';
import { parseXml, readList } from './samples';

describe('the lists of several weeks, dropped together', () => {
  const weeks = [
    collect('DEV', '2026-11-08', { A: '1.0.1', B: '1.0.0', C: '1.0.0' }),
    collect('PROD', '2026-11-08', { A: '1.0.1', B: '0.9.0', C: '1.0.0' }),
    collect('DEV', '2026-11-15', { A: '1.0.2', B: '1.0.0', C: '1.0.0' }),
    collect('PROD', '2026-11-15', { A: '1.0.1', B: '0.9.0', C: '1.0.0' }),
    collect('DEV', '2026-11-22', { A: '1.0.3', B: '1.0.0', C: '1.0.1' }),
    collect('PROD', '2026-11-22', { A: '1.0.1', B: '0.9.0', C: '1.0.0' }),
  ];

  it('are dated by the collector, and the set before today is compared with', () => {
    for (const order of [weeks, weeks.toReversed()]) {
      const view = viewOf(order);
      expect([view.stages, view.days, view.since]).toEqual([
        ['DEV', 'PROD'],
        ['2026-11-15', '2026-11-08'],
        '2026-11-15',
      ]);
    }
    // A second list of the day is no earlier set.
    const again = collect('DEV', '2026-11-22', { A: '1.0.4', B: '1.0.0', C: '1.0.1' }, 9);
    expect(viewOf([...weeks, again]).since).toBe('2026-11-15');
  });

  it('say since when each deviation is known, at least', () => {
    const view = { ...viewOf(weeks), since: '' };
    expect(compareShown(view).rows.map(({ id, since }) => [id, since])).toEqual([
      ['A', '2026-11-15'],
      ['B', '2026-11-08'],
      // It deviates only now.
      ['C', undefined],
    ]);
    const changes = compareShown({ ...view, since: '2026-11-15' });
    expect('still' in changes && changes.still.map(({ id, since }) => [id, since])).toEqual([
      ['A', '2026-11-15'],
      ['B', '2026-11-08'],
    ]);
  });

  it('leave gaps unknown where the collector could not fetch everything', () => {
    const dev = collect('DEV', '2026-11-22', { A: '1.0.0', B: '1.0.0' });
    const cut = (incomplete: string) =>
      compareShown(viewOf([dev, collect('PROD', '2026-11-22', { A: '1.0.0' }, 6, { incomplete })]));
    expect(cut('IntegrationRuntimeArtifacts: 503').figures).toMatchObject({ unknown: 1 });
    for (const other of [
      "IntegrationPackages('P')/IntegrationDesigntimeArtifacts: 503",
      "IntegrationDesigntimeArtifacts(Id='A',Version='active')/Configurations: 503",
      'UserCredentials: 403',
    ]) {
      expect(cut(other).figures).toMatchObject({ deviations: 1, unknown: 0 });
    }
  });

  it('keep the list of an edge runtime beside that of the cloud', () => {
    const edge = collect('DEV', '2026-11-22', { E: '1.0.0' }, 6, { location: 'edge1' });
    const view = viewOf([...weeks, edge]);
    expect(view.stages).toEqual(['DEV', 'PROD']);
    expect(view.tenants.map(({ key }) => key)).toEqual(['DEV', 'DEV/location/edge1', 'PROD']);
    expect(compareShown({ ...view, since: '' }).rows.map(({ id }) => id)).toEqual([
      'A',
      'B',
      'C',
      'E',
    ]);
  });
});

/** A file of the collector; all files of a copied folder were written at the same time. */
function collect(
  tenant: string,
  day: string,
  versions: Record<string, string>,
  hour = 6,
  facts: Record<string, string> = {},
): Source {
  const runtime = Object.entries(versions).map(([Id, Version]) => {
    return { Id, Name: Id, Version, Type: 'INTEGRATION_FLOW', Status: 'STARTED' };
  });
  const collectedAt = `${day}T0${hour}:00:00Z`;
  const result = readList(JSON.stringify({ tenant, collectedAt, ...facts, runtime }), parseXml);
  if (result.kind === 'saved') throw new Error('no list');
  const fileName = [tenant, facts.location, day].filter(Boolean).join('-');
  return { key: `${fileName}-${hour}`, fileName: `${fileName}.json`, modified: 1, result };
}

function viewOf(sources: readonly Source[]) {
  return viewLandscape({ ...EMPTY_LANDSCAPE, sources }, readTenants(sources));
}
