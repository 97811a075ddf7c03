import { describe, expect, it } from 'vitest';
import { personNameSchema } from '#app/server/staff/staff-schemas';
import { normalizeName } from '#app/server/store/people';

/** Variation selectors, joiners, fillers, tags and the sign for a picture. */
const UNSEEN =
  '\u00ad \u034f \u061c \u115f \u17b4 \u180b \u200b \u2060 \u3164 \ufe0f \ufeff \uffa0 \ufffc \u{1d173} \u{e0041} \u{e0100}';

describe('names that look the same are one name (D51)', () => {
  it.each(UNSEEN.split(' '))('with %j', (sign) => {
    expect(normalizeName(`Ada${sign}`)).toBe('ada');
    expect(normalizeName(`A${sign}da`)).toBe('ada');
    expect(personNameSchema.safeParse(sign).success).toBe(false);
  });

  it('spaces of every kind', () => {
    expect(normalizeName(' Ada\u2003\u2800Lovelace\u2800')).toBe('ada lovelace');
    expect(personNameSchema.safeParse('\u2800').success).toBe(false);
  });
});
