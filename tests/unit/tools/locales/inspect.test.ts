import { expect, it } from 'vitest';
import { inspectTexts } from '#tools/locales/inspect.ts';

const german = {
  title: 'Preise',
  choose: '{{plan}} wählen',
  list: ['eins', 'zwei'],
  problems_one: 'Eine Angabe in {{place}}',
  problems_other: '{{count}} Angaben in {{place}}',
};

const english = {
  title: 'Prices',
  choose: 'Choose {{plan}}',
  list: ['one', 'two'],
  problems_one: 'One entry in {{place}}',
  problems_other: '{{count}} entries in {{place}}',
};

function inspect(changes: Record<string, string | string[]>, locale = 'en-GB') {
  return inspectTexts({ ...english, ...changes }, german, locale);
}

it('reports no findings for a complete language', () => {
  expect(inspect({})).toEqual({
    needed: 6,
    missing: [],
    stray: [],
    placeholders: [],
    pluralForms: [],
  });
});

it('counts every required plural form and reports the missing ones', () => {
  const polish = inspect({ problems_few: '{{count}} w {{place}}' }, 'pl-PL');
  expect(polish).toMatchObject({ needed: 8, missing: ['problems_many'], pluralForms: [] });
});

it.each([
  [{ title: '', list: ['one'] }, { missing: ['title', 'list.1'] }],
  [{ titel: 'Prices', problem_one: 'x' }, { stray: ['titel', 'problem_one'] }],
  [{ list: ['one', 'two', 'three'] }, { stray: ['list.2'] }],
  [{ problems_few: '{{count}} in {{place}}' }, { pluralForms: ['problems_few'] }],
  [{ problems_zero: 'Nothing in {{place}}' }, { pluralForms: [] }],
])('reports texts that are missing, unknown or a form of no use: %j', (changes, found) => {
  expect(inspect(changes)).toMatchObject(found);
});

it.each([
  [{ choose: 'Choose' }, ['choose: {{plan}} is missing']],
  [{ choose: 'Choose {{pan}}' }, ['choose: {{plan}} is missing, {{pan}} is not known here']],
  [
    { choose: 'Choose {plan}' },
    ['choose: {{plan}} is missing, a brace or $t( that belongs to no placeholder'],
  ],
  [
    { choose: 'Choose {{plan}} $t(title)' },
    ['choose: a brace or $t( that belongs to no placeholder'],
  ],
  [{ choose: '{{plan}}: choose {{plan}}' }, []],
  [{ choose: '{{ plan }}' }, []],
  [{ choose: '{{- plan}}' }, []],
  // Only the count can be omitted, and only in a plural.
  [{ problems_other: 'Entries in {{place}}' }, []],
  [{ problems_other: '{{count}} entries' }, ['problems_other: {{place}} is missing']],
])('finds placeholders that are wrong: %j', (changes, placeholders) => {
  expect(inspect(changes)).toMatchObject({ placeholders });
});

it('the notes of what the owner has still to write are marked as in German', () => {
  const wanted = { note: 'Wahr. ⟪Offen.⟫' };
  expect(inspectTexts({ note: 'True. ⟪Open.⟫' }, wanted, 'en-GB').placeholders).toEqual([]);
  expect(inspectTexts({ note: 'True. Open.' }, wanted, 'en-GB').placeholders).toEqual([
    'note: ⟪ and ⟫ have to stand around the same statements as in German',
  ]);
});
