import { describe, expect, it } from 'vitest';
import { compareStages } from '#app/domain/landscape/compare-stages';
import {
  filterRows,
  getPage,
  indexRows,
  listTypes,
  type RowFilter,
} from '#app/features/landscape/results/filter-rows';
import { artefact } from '../../../domain/landscape/samples';

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

function findIds(filter: Partial<RowFilter>): string[] {
  const all: RowFilter = { show: 'all', query: '', type: '', stage: '' };
  return filterRows(indexRows(rows), { ...all, ...filter }).map(({ id }) => id);
}

describe('the filter of the artefacts', () => {
  it('shows all or only deviations', () => {
    expect(findIds({})).toEqual(['Countries', 'Hotfix', 'Invoice', 'Order_S4_to_SFDC']);
    expect(findIds({ show: 'deviations' })).toEqual(['Hotfix', 'Invoice', 'Order_S4_to_SFDC']);
  });

  it('searches names and ids by words in any order', () => {
    expect(findIds({ query: 'sfdc order' })).toEqual(['Order_S4_to_SFDC']);
    expect(findIds({ query: ' SEND' })).toEqual(['Invoice']);
    expect(findIds({ query: 'countries', show: 'deviations' })).toEqual([]);
  });

  it('shows one type', () => {
    expect(findIds({ type: 'VALUE_MAPPING' })).toEqual(['Countries']);
  });

  it('shows what is on a stage, or what deviates there', () => {
    expect(findIds({ stage: 'DEV' })).toEqual(['Countries', 'Invoice', 'Order_S4_to_SFDC']);
    expect(findIds({ stage: 'DEV', show: 'deviations' })).toEqual(['Hotfix']);
    expect(findIds({ stage: 'PROD', show: 'deviations' })).toEqual(['Invoice', 'Order_S4_to_SFDC']);
  });

  it('offers the most frequent type first', () => {
    expect(listTypes(rows)).toEqual(['INTEGRATION_FLOW', 'VALUE_MAPPING']);
  });
});

describe('a page of artefacts', () => {
  const [row] = rows;
  if (!row) throw new Error('No row');
  const many = new Array(812).fill(row);

  it('has fifty rows', () => {
    expect(getPage(many, 0)).toMatchObject({ page: 0, from: 1, to: 50, isLast: false });
    expect(getPage(many, 0).rows).toHaveLength(50);
  });

  it('is the last one if a filter leaves fewer pages', () => {
    expect(getPage(many, 99)).toMatchObject({ page: 16, from: 801, to: 812, isLast: true });
    expect(getPage([row], 3)).toMatchObject({ page: 0, from: 1, to: 1, isLast: true });
    expect(getPage(many.slice(0, 100), 1)).toMatchObject({ from: 51, to: 100, isLast: true });
  });

  it('counts from 0 if nothing matches', () => {
    expect(getPage([], 0)).toEqual({ rows: [], page: 0, isLast: true, from: 0, to: 0 });
  });
});
