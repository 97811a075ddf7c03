import { site } from '#app/site.ts';
import { listFacts } from '../../site-facts.ts';

/** Words that no language translates; longer names first, because one may contain another. */
const NAMES = [...listFacts(site).map(({ fact }) => fact), 'GmbH', 'Deutsch'].sort(
  (one, other) => other.length - one.length,
);

export const removeNames = (text: string) =>
  NAMES.reduce((rest, name) => rest.replaceAll(name, ''), text);
