import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ADDON_FIELDS, PLAN_FIELDS, type StoredField } from '#app/domain/pricing/fields';
import { parsePricingConfig } from '#app/domain/pricing/read-config';

/** A list of every shape that a released version has written; files are added and never changed. */
const FOLDER = join(import.meta.dirname, '../../../fixtures/price-lists');

it.each(readdirSync(FOLDER))(
  'the stored list %s is read with defaults for later fields (D47)',
  (file) => {
    const stored: unknown = JSON.parse(readFileSync(join(FOLDER, file), 'utf8'));
    const parsed = parsePricingConfig(stored);
    expect(parsed).toMatchObject({ kind: 'ok', value: stored });
    if (parsed.kind === 'refused') return;
    for (const plan of parsed.value.PRICING_PLANS) {
      expect(Object.keys(plan)).toEqual(expect.arrayContaining(listComplete(PLAN_FIELDS)));
    }
    for (const addon of parsed.value.ADDONS) {
      expect(Object.keys(addon)).toEqual(expect.arrayContaining(listComplete(ADDON_FIELDS)));
    }
  },
);

/** The fields that every list has once it is read. */
function listComplete(fields: readonly StoredField[]): string[] {
  return fields.filter(({ presence }) => presence !== 'optional').map(({ field }) => field);
}
