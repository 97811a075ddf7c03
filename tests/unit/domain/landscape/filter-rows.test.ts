import { describe, expect, it } from 'vitest';
import { compareStages } from '#app/domain/landscape/compare-stages';
import {
  filterRows,
  getPage,
  indexRows,
  listOptions,
  type RowFilter,
} from '#app/domain/landscape/filter-rows';
import { artefact } from './samples';

const order = (version: string) =>
  artefact('Order_S4_to_SFDC', { name: 'Order S4 to SFDC', version });
const invoice = (status: string) => artefact('Invoice', { name: 'Send Invoice', status });
const countries = artefact('Countries', { type: 'VALUE_MAPPING' });

const { rows } = compareStages([
  { stage: 'DEV', artefacts: [order('1.0.10'), invoice('STARTED'), countries] },
  {
    stage: 'PROD',
    artefacts: [order('1.0.9'), invoice('ERROR'), countries, artefact('Hotfix')],
  },
]);

const ALL = { show: 'all', query: '', type: '', stage: '', kind: '', valueClass: '' } as const;

function findIds(filter: Partial<RowFilter>): string[] {
  return filterRows(indexRows(rows), { ...ALL, ...filter }).map(({ id }) => id);
}

describe('the filter of the artefacts', () => {
  const all = ['Countries', 'Hotfix', 'Invoice', 'Order_S4_to_SFDC'];
  it.each<[Partial<RowFilter>, string[]]>([
    [{}, all],
    [{ show: 'deviations' }, ['Hotfix', 'Invoice', 'Order_S4_to_SFDC']],
    // Names and ids, by words in any order.
    [{ query: 'sfdc order' }, ['Order_S4_to_SFDC']],
    [{ query: ' SEND' }, ['Invoice']],
    [{ query: 'countries', show: 'deviations' }, []],
    [{ type: 'VALUE_MAPPING' }, ['Countries']],
    // Rows on a stage, or rows that deviate there.
    [{ stage: 'DEV' }, ['Countries', 'Invoice', 'Order_S4_to_SFDC']],
    [{ stage: 'DEV', show: 'deviations' }, ['Hotfix']],
    [{ stage: 'PROD', show: 'deviations' }, ['Invoice', 'Order_S4_to_SFDC']],
  ])('with %o finds %o', (filter, ids) => {
    expect(findIds(filter)).toEqual(ids);
  });

  it('shows what is unknown, on a stage too', () => {
    const gap = [
      { stage: 'DEV', artefacts: [order('1'), countries] },
      { stage: 'PROD', artefacts: [countries], isPartial: true },
    ];
    const indexed = indexRows(compareStages(gap).rows);
    const find = (stage: string) =>
      filterRows(indexed, { ...ALL, show: 'unknown', stage }).map(({ id }) => id);
    expect(find('')).toEqual(['Order_S4_to_SFDC']);
    expect(find('PROD')).toEqual(['Order_S4_to_SFDC']);
    expect(find('DEV')).toEqual([]);
  });

  it('offers the most frequent type first', () => {
    const { type } = listOptions(['DEV', 'PROD'], indexRows(rows));
    expect(type).toEqual(['INTEGRATION_FLOW', 'VALUE_MAPPING']);
  });
});

describe('a page of artefacts', () => {
  const [row] = rows;
  if (!row) throw new Error('No row');
  const many = new Array(812).fill(row);

  it.each([
    [many, 0, { page: 0, from: 1, to: 50, isLast: false }],
    // The last one if a filter leaves fewer pages.
    [many, 99, { page: 16, from: 801, to: 812, isLast: true }],
    [many.slice(0, 100), 1, { page: 1, from: 51, to: 100, isLast: true }],
    [[row], 3, { page: 0, from: 1, to: 1, isLast: true }],
    [[], 0, { page: 0, from: 0, to: 0, isLast: true }],
  ])('of fifty rows: %#', (found, asked, expected) => {
    const { rows: shown, ...page } = getPage(found, asked);
    expect(page).toEqual(expected);
    expect(shown).toHaveLength(page.to === 0 ? 0 : page.to - page.from + 1);
  });
});
