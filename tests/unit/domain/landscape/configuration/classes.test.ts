import { describe, expect, it } from 'vitest';
import { judgeParameter } from '#app/domain/landscape/configuration/classes';
import { CANARIES, CANARY } from '../../../../canaries';
import cases from '../../../../fixtures/landscape/configuration/classes-cases.json';
import entityCases from '../../../../fixtures/landscape/configuration/entity-cases.json';
import { readList } from '../samples';

describe('the table of classes (D58)', () => {
  it('says of each of 485 values what it is, and hides what must be', () => {
    const wrong = cases.flatMap((one) => {
      const value = [one.value].flat().join('');
      const { key, type, expected } = one;
      const found = judgeParameter({ key, type, value }, new Set(one.names));
      const said = found.class === 'hidden' ? { hidden: found.hidden, why: found.why } : undefined;
      const isRight =
        found.class === expected &&
        (one.hidden === undefined || said?.hidden === one.hidden) &&
        (one.why === undefined || said?.why === one.why);
      return isRight ? [] : [{ key, value, expected, found }];
    });
    expect(cases).toHaveLength(485);
    expect(wrong).toEqual([]);
  });

  it('keeps of a value what may be shown, and judges that the same again', () => {
    const keep = (value: string, key = 'Value') => {
      const kept = judgeParameter({ key, type: '', value }, new Set());
      expect(judgeParameter(kept, new Set())).toEqual(kept);
      return kept.class === 'hidden' ? kept.why : kept.value;
    };
    expect(keep('sftp://max@files.example:22/in?x=1#y')).toBe('sftp://files.example:22/in');
    expect(keep('Erika Muster <erika@muster.example>, edi@muster.example')).toBe(
      'edi@muster.example, person@muster.example',
    );
    expect(keep('mailto:erika@muster.example')).toBe('mailto:person@muster.example');
    expect(keep('+49 40 1234567')).toBe('person');
  });

  it('judges a value with the entities of key and value as signs too', () => {
    const found = entityCases.map(({ key, value }) => {
      const judged = judgeParameter({ key, type: '', value }, new Set());
      expect(judgeParameter(judged, new Set())).toEqual(judged);
      return { key: judged.key, hidden: judged.hidden, why: judged.why, shown: judged.value };
    });
    expect(found).toEqual(
      entityCases.map(({ key, plainKey = key, why, shown }) => ({
        key: plainKey,
        hidden: why && 'set',
        why,
        shown,
      })),
    );
  });

  it('hides a text over 1,000 characters before any expression runs', () => {
    const value = `https://user:${'geheim'.repeat(170)}@muster.example`;
    expect(judgeParameter({ key: 'Map', type: '', value }, new Set())).toStrictEqual({
      key: 'Map',
      type: '',
      class: 'hidden',
      hidden: 'set',
      why: 'long',
    });
    expect(judgeParameter({ key: 'Map', type: '', value: 'zy'.repeat(500) }, new Set()).class).toBe(
      'text',
    );
  });

  it("reads a timer's table, which is longer, up to 4,000 characters", () => {
    const write = (rows: number) => ({
      key: 'Timer',
      type: 'custom:schedule',
      value: `${'<row><cell>timeType</cell><cell>ON_TIME</cell></row>'.repeat(rows)}<row><cell>schedule1</cell><cell>0 0/5 * ? * * *</cell></row>`,
    });
    expect(write(24).value.length).toBeGreaterThan(1200);
    const judged = judgeParameter(write(24), new Set());
    expect(judged).toMatchObject({ class: 'schedule', value: '0 0/5 * ? * * *' });
    expect(judgeParameter(write(80), new Set())).toMatchObject({ class: 'hidden', why: 'long' });
  });

  const runtime = [
    { Id: 'A', Name: 'A', Version: '1.0.0', Type: 'INTEGRATION_FLOW', Status: 'STARTED' },
  ];

  it('lets none of 1,000 secrets into what a file becomes', () => {
    const file = { tenant: 'DEV', runtime, configurations: [{ id: 'A', parameters: CANARIES }] };
    const read = readList(JSON.stringify(file), () => ({ documentElement: null }));
    expect(JSON.stringify(read)).toContain('"DB Password 0"');
    expect(JSON.stringify(read)).not.toMatch(CANARY);
  });

  it('lets none into what a forged saved state becomes', () => {
    const { artefacts, ...list } = {
      ...{ kind: 'list', entries: 1, duplicates: [] },
      artefacts: [{ id: 'A', name: 'A', version: '1', type: '', status: 'STARTED' }],
    };
    const configuration = { parameters: CANARIES.map((one) => ({ ...one, class: 'text' })) };
    const file = {
      ...{ stagemap: 'landscape', version: 1, savedAt: 1, settings: {}, stageOrder: [] },
      lists: [
        {
          ...{ tenant: 'DEV', fileName: 'DEV.json', modified: 1 },
          result: { ...list, artefacts: artefacts.map((one) => ({ ...one, configuration })) },
        },
      ],
    };
    const read = readList(JSON.stringify(file), () => ({ documentElement: null }));
    expect(read.kind).toBe('saved');
    expect(JSON.stringify(read)).toContain('"DB Password 0"');
    expect(JSON.stringify(read)).not.toMatch(CANARY);
  });

  it('does not recognise what looks like a word under a key that says nothing', () => {
    const found = judgeParameter({ key: 'Parameter 7', type: '', value: 'Sommer2024' }, new Set());
    expect(found.class).toBe('text');
  });
});
