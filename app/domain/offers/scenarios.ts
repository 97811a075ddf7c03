import {
  type CalculatorSearch,
  formatQueryString,
  ownSearchSchema,
  parseQueryString,
} from '#app/domain/pricing/search';
import { type Selection, selectionToSearch } from '#app/domain/pricing/selection';

/** A named selection for comparison; its price is computed for display. */
export interface Scenario {
  name: string;
  planId: string;
  search: CalculatorSearch;
}

export const MAX_SCENARIOS = 3;
export const MAX_NAME_LENGTH = 40;

/** `name~plan?query`, with the calculator's query. */
const FORM = /^([^~]*)~([^?]{1,100})(?:\?(.*))?$/su;

/** Parses the scenarios of an address, at most three; invalid ones are dropped. Never throws. */
export function parseScenarios(value: unknown): Scenario[] {
  return [value]
    .flat()
    .filter((text) => typeof text === 'string')
    .flatMap(readScenario)
    .slice(0, MAX_SCENARIOS);
}

/** Formats scenarios for an address; undefined for an empty list. */
export function formatScenarios(scenarios: readonly Scenario[]): string[] | undefined {
  const texts = scenarios.map(({ name, planId, search }) => {
    return `${name}~${planId.replace(/[%?]/g, encodeURIComponent)}${formatQueryString(search)}`;
  });
  return texts.length > 0 ? texts : undefined;
}

/** Creates a scenario; the name is shortened to `MAX_NAME_LENGTH`. */
export function createScenario(name: string, selection: Selection): Scenario {
  return { name: cleanName(name), planId: selection.plan.id, search: selectionToSearch(selection) };
}

/** Renames a scenario; an empty name changes nothing. */
export function renameScenario(scenario: Scenario, name: string): Scenario {
  return { ...scenario, name: cleanName(name) || scenario.name };
}

/** The scenarios of an address, and the index of the opened one if there is one (D11). */
export function readScenarios(search: Record<string, unknown>) {
  const scenarios = parseScenarios(search.s);
  const at = Number(search.open) - 1;
  return { scenarios, open: scenarios[at] ? at : undefined };
}

/** Writes the selection into the opened scenario of an address, which is what is shown (D11). */
export function writeOpenScenario<Search extends Record<string, unknown>>(
  search: Search,
  selection: Selection,
): Search {
  const { scenarios, open } = readScenarios(search);
  if (open === undefined) return search;
  const written = scenarios.map((one, at) =>
    at === open ? createScenario(one.name, selection) : one,
  );
  return { ...search, s: formatScenarios(written) };
}

function readScenario(text: string): Scenario[] {
  const [, name = '', planId = '', query = ''] = FORM.exec(text) ?? [];
  const cleaned = cleanName(name);
  if (cleaned === '' || planId === '') return [];
  return [
    {
      name: cleaned,
      planId: planId.replace(/%(?:25|3F)/g, decodeURIComponent),
      search: ownSearchSchema.parse(parseQueryString(query)),
    },
  ];
}

/** Makes a name one line without `~`, which separates name and plan. */
function cleanName(name: string): string {
  return Array.from(name.replace(/[~\p{C}\s]+/gu, ' ').trim())
    .slice(0, MAX_NAME_LENGTH)
    .join('')
    .trim();
}
