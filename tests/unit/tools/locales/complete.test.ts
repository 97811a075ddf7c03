import { describe, expect, it } from 'vitest';
import { completeTexts } from '#tools/locales/complete.ts';

const german = {
  title: 'Preise',
  plans: { choose: '{{plan}} wählen', features: ['eins', 'zwei'] },
  users_one: '{{count}} Benutzer',
  users_other: '{{count}} Benutzende',
};

describe('a language gets German where it has no text', () => {
  it('for a key, a list entry, a group', () => {
    const polish = { plans: { features: ['jeden'] } };
    expect(completeTexts(polish, german, 'pl-PL')).toMatchObject({
      title: 'Preise',
      plans: { choose: '{{plan}} wählen', features: ['jeden', 'zwei'] },
    });
  });

  it('for an empty text, as translation programs write what is not translated yet', () => {
    expect(completeTexts({ title: ' ' }, german, 'en-GB')).toMatchObject({ title: 'Preise' });
  });

  it('for the whole file', () => {
    expect(completeTexts({}, german, 'en-GB')).toEqual(german);
  });

  it('never for what is translated', () => {
    expect(completeTexts({ title: 'Prices' }, german, 'en-GB')).toMatchObject({ title: 'Prices' });
  });

  it('and loses what the reference does not have', () => {
    expect(completeTexts({ heading: 'Prices' }, german, 'en-GB')).toEqual(german);
  });
});

describe('plurals', () => {
  const formsOf = (own: Record<string, string>, locale: string) =>
    Object.entries(completeTexts(own, german, locale))
      .filter(([key]) => key.startsWith('users'))
      .sort(([a], [b]) => (a < b ? -1 : 1));

  it('have the four forms of Polish, German where there is none', () => {
    expect(formsOf({}, 'pl-PL')).toEqual([
      ['users_few', '{{count}} Benutzende'],
      ['users_many', '{{count}} Benutzende'],
      ['users_one', '{{count}} Benutzer'],
      ['users_other', '{{count}} Benutzende'],
    ]);
  });

  it('are filled from the general form of their language before German', () => {
    expect(formsOf({ users_one: 'a', users_other: 'b' }, 'pl-PL')).toEqual([
      ['users_few', 'b'],
      ['users_many', 'b'],
      ['users_one', 'a'],
      ['users_other', 'b'],
    ]);
  });

  it('have six forms in Arabic and one in Japanese', () => {
    expect(formsOf({}, 'ar-EG').map(([key]) => key)).toEqual([
      'users_few',
      'users_many',
      'users_one',
      'users_other',
      'users_two',
      'users_zero',
    ]);
    expect(formsOf({ users_other: 'x' }, 'ja-JP')).toEqual([['users_other', 'x']]);
  });

  it('may have a text of their own for none', () => {
    expect(formsOf({ users_zero: 'niemand' }, 'en-GB')).toContainEqual(['users_zero', 'niemand']);
  });
});
