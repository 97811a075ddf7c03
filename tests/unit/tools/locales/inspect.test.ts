import { expect, it } from 'vitest';
import { inspectTexts } from '#tools/locales/inspect.ts';
import { flattenTexts } from '#tools/locales/texts.ts';

const german = {
  title: 'Preise',
  choose: '{{plan}} wählen',
  list: ['eins', 'zwei'],
  note: 'Wahr. ⟪Offen.⟫',
  problems_one: 'Eine Angabe in {{place}}',
  problems_other: '{{count}} Angaben in {{place}}',
};

/** German with changes, as a language. */
function inspect(changes: Record<string, string | string[]>, locale = 'en-GB') {
  return inspectTexts(flattenTexts({ ...german, ...changes }), flattenTexts(german), locale);
}

it('counts every required plural form and reports the missing ones', () => {
  const polish = inspect({ problems_few: '{{count}} w {{place}}' }, 'pl-PL');
  expect(polish).toMatchObject({ needed: 9, missing: ['problems_many'], plurals: [] });
});

it.each([
  [{ title: '', list: ['one'] }, { missing: ['title', 'list.1'] }],
  [{ titel: 'Prices', problem_one: 'x' }, { stray: ['titel', 'problem_one'] }],
  [{ list: ['one', 'two', 'three'] }, { stray: ['list.2'] }],
  [{ problems_few: '{{count}} in {{place}}' }, { plurals: ['problems_few'] }],
  [{ problems_zero: 'Nothing in {{place}}' }, { plurals: [] }],
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
  [{ note: 'True. ⟪Open.⟫' }, []],
  [
    { note: 'True. Open.' },
    ['note: ⟪ and ⟫ have to stand around the same statements as in German'],
  ],
])('finds placeholders and marks that are wrong: %j', (changes, placeholders) => {
  expect(inspect(changes)).toMatchObject({ placeholders });
});
