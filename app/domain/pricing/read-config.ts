import type * as z from 'zod/mini';
import type { Result } from '#app/domain/result.ts';
import { MAX_ISSUES, type PricingConfig, pricingConfigSchema } from './config.ts';
import { COUNT_UNITS, isLaterUnit, UNIT_FIELDS } from './counts.ts';
import { ADDON_FIELDS, getDefaultValue, PLAN_FIELDS, type StoredField } from './fields.ts';

/** An error in a configuration; the path is like `ADDONS[2].price`, or '' for the whole. */
export type ConfigIssue = { path: string; kind: 'missing' | 'wrong-type' | 'unknown-value' };

/**
 * Reads a stored or imported configuration of any release (D47). Unknown keys are dropped and
 * missing fields get their default value. Any other error rejects the whole configuration; at most
 * `MAX_ISSUES` errors are returned (D19).
 */
export function parsePricingConfig(raw: unknown): Result<PricingConfig, ConfigIssue[]> {
  const result = pricingConfigSchema.safeParse(fillMissing(raw), { reportInput: true });
  if (result.success) return { kind: 'ok', value: result.data };
  const { issues } = result.error;
  return { kind: 'refused', refusal: issues.slice(0, MAX_ISSUES).map(readIssue) };
}

function fillMissing(raw: unknown): unknown {
  if (!isRecord(raw)) return raw;
  const { PRICING_PLANS, ADDONS, EXTRA_COSTS } = raw;
  return {
    ...raw,
    PRICING_PLANS: fillItems(PRICING_PLANS, PLAN_FIELDS),
    ADDONS: fillItems(ADDONS, ADDON_FIELDS),
    EXTRA_COSTS: isRecord(EXTRA_COSTS) ? { ...LATER_COSTS, ...EXTRA_COSTS } : EXTRA_COSTS,
  };
}

function fillItems(items: unknown, fields: readonly StoredField[]): unknown {
  if (!Array.isArray(items)) return items;
  const defaults = Object.fromEntries(
    fields
      .filter(({ presence }) => presence === 'later')
      .map((row) => [row.field, getDefaultValue(row, NO_TEXTS)]),
  );
  return items.map((item: unknown) => (isRecord(item) ? { ...defaults, ...item } : item));
}

const NO_TEXTS = { id: '', title: '', description: '', feature: '' };

/** A list that is older than a counted unit charges nothing for it. */
const LATER_COSTS = Object.fromEntries(
  COUNT_UNITS.filter(isLaterUnit).map((unit) => [UNIT_FIELDS[unit].price, 0]),
);

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function readIssue(issue: z.core.$ZodIssue): ConfigIssue {
  return { path: formatPath(issue.path), kind: readCode(issue) };
}

function readCode(issue: z.core.$ZodIssue): ConfigIssue['kind'] {
  if (issue.input === undefined) return 'missing';
  return issue.code === 'invalid_value' ? 'unknown-value' : 'wrong-type';
}

function formatPath(path: PropertyKey[]): string {
  return path.reduce<string>((text, key) => {
    if (typeof key === 'number') return `${text}[${key}]`;
    return text === '' ? String(key) : `${text}.${String(key)}`;
  }, '');
}
