import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { findCertificates } from '#app/domain/landscape/configuration/find-certificates';
import { findFaults } from '#app/domain/landscape/configuration/find-faults';
import { readNames } from '#app/domain/landscape/configuration/stored';
import { finish, readList } from '../samples';

const sampleSchema = z.object({
  now: z.string(),
  stages: z.array(
    z.object({
      stage: z.string(),
      file: z.string(),
      prefix: z.string().default(''),
      suffix: z.string().default(''),
    }),
  ),
  files: z.record(z.string(), z.string()),
  expected: z.object({
    findings: z.array(z.record(z.string(), z.unknown())),
    certificates: z.array(z.record(z.string(), z.unknown())),
    unknown: z.array(z.object({ flow: z.string(), stage: z.string() })),
  }),
});

const KINDS: Record<string, string> = {
  missingName: 'missing-name',
  otherStage: 'other-stage',
  otherParameters: 'other-parameters',
  renewedElsewhere: 'renewed-elsewhere',
};

function load(name: string) {
  const file = `tests/fixtures/landscape/configuration/${name}.json.gz`;
  return sampleSchema.parse(JSON.parse(gunzipSync(readFileSync(file)).toString()));
}

function compute({ now, stages, files }: Omit<z.infer<typeof sampleSchema>, 'expected'>) {
  const lists = new Map(
    Object.entries(files).map(([file, text]) => {
      const list = readList(text, () => ({ documentElement: null }));
      if (list.kind !== 'list') throw new Error(file);
      return [file, list];
    }),
  );
  const columns = stages.map(({ stage, file, prefix, suffix }) => {
    const list = lists.get(file);
    if (!list) throw new Error(file);
    const artefacts = list.artefacts.flatMap((one) => {
      const { id } = one;
      const isHere =
        id.startsWith(prefix) && id.endsWith(suffix) && id.length > prefix.length + suffix.length;
      return isHere ? [{ ...one, id: id.slice(prefix.length, id.length - suffix.length) }] : [];
    });
    const security = list.security ?? [];
    return {
      stage,
      tenant: file,
      ...readNames(security),
      artefacts,
      security,
    };
  });
  const shown = new Map<string, string>();
  for (const { artefacts } of columns) {
    for (const { id } of artefacts) {
      if (!shown.has(id.toLowerCase())) shown.set(id.toLowerCase(), id);
    }
  }
  const ids = [...shown.keys()];
  const flows = ids.map((id) => ({
    states: new Map(
      columns.flatMap(({ stage, artefacts }) => {
        const state = artefacts.find((one) => one.id.toLowerCase() === id);
        return state ? [[stage, state] as const] : [];
      }),
    ),
  }));
  const found = finish(findFaults(columns, flows));
  const findings = found.flatMap(({ faults }, at) =>
    faults.map(({ kind, keys, stages: on, of, instead, unsure }) => ({
      flow: shown.get(ids[at] ?? ''),
      key: kind === 'otherParameters' ? null : keys[0],
      ...(kind === 'otherParameters' && { keys: [...keys] }),
      kind: KINDS[kind] ?? kind,
      stages: [...on],
      ...(of && { of }),
      ...(instead && { instead }),
      ...(unsure && { unsure }),
    })),
  );
  const unknown = flows.flatMap(({ states }, at) => {
    const unread = [...states].filter(([, state]) => !state.configuration?.parameters);
    if (states.size < 2 || unread.length === states.size) return [];
    return unread.map(([stage]) => ({ flow: shown.get(ids[at] ?? ''), stage }));
  });
  const tenants = [...Map.groupBy(columns, ({ tenant }) => tenant).values()].map((some) => ({
    stages: some.map(({ stage }) => stage),
    security: some[0]?.security ?? [],
  }));
  const certificates = findCertificates(tenants, Date.parse(now)).map(
    ({ kind, keys: _, ...one }) => ({
      ...one,
      kind: KINDS[kind] ?? kind,
    }),
  );
  return { findings, unknown, certificates };
}

/** In one order, each with its fields in one order. */
const sort = (some: readonly unknown[]) =>
  some.map((one) => JSON.stringify(one, Object.keys(Object(one)).sort())).sort();

test.each([
  'drei-tenants',
  'ein-tenant-suffix',
  'klein-ohne-design',
  'qa-prod-gross',
  'vier-stufen',
])('exactly the expected faults are found: %s', (name) => {
  const { expected, ...sample } = load(name);
  const found = compute(sample);
  const withoutUsual = (some: readonly Record<string, unknown>[]) =>
    some.map(({ cls: _, instead: __, ...one }) => one);
  expect(sort(withoutUsual(found.findings))).toEqual(sort(withoutUsual(expected.findings)));
  // The usual value is said of more findings than it proves.
  const usual = expected.findings.flatMap(({ cls: _, ...one }) => (one.instead ? one : []));
  expect(sort(found.findings)).toEqual(expect.arrayContaining(sort(usual)));
  expect(sort(found.unknown)).toEqual(
    sort(expected.unknown.map(({ flow, stage }) => ({ flow, stage }))),
  );
  expect(sort(found.certificates)).toEqual(
    sort(expected.certificates.map(({ alias, kind, stages }) => ({ alias, kind, stages }))),
  );
});
