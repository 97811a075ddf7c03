/** Stages in the order of transport, each with the words that name it. */
const KNOWN_STAGES = {
  SANDBOX: ['sandbox', 'sbx', 'sbox'],
  DEV: ['dev', 'devl', 'develop', 'development', 'entw', 'entwicklung'],
  INT: ['int', 'sit', 'integrationstest'],
  TEST: ['test', 'tst', 'testing'],
  QA: ['qa', 'qas', 'qs', 'quality', 'qualität', 'qualitaet', 'qualitätssicherung'],
  UAT: ['uat', 'abnahme', 'acceptance'],
  TRAINING: ['trn', 'training', 'schulung'],
  PREPROD: [
    'preprod',
    'preprd',
    'pprd',
    'ppd',
    'ppe',
    'preproduction',
    'staging',
    'stage',
    'stg',
    'vorprod',
    'vorprd',
    'vorproduktion',
  ],
  PROD: ['prod', 'prd', 'production', 'produktion', 'produktiv', 'live'],
};

/** Offered where a stage is chosen. */
export const USUAL_STAGES = ['DEV', 'TEST', 'QA', 'PREPROD', 'PROD'];

/** A letter alone, or the one by which ids of systems such as `S4D` and `S4P` differ. */
export const STAGES_BY_LETTER: ReadonlyMap<string, string> = new Map(
  Object.entries({ e: 'DEV', d: 'DEV', t: 'TEST', q: 'QA', p: 'PROD' }),
);

/** Stages by word; `nonprod` stands for several. */
const STAGES_BY_WORD = new Map<string, string | undefined>([
  ['nonprod', undefined],
  ...Object.entries(KNOWN_STAGES).flatMap(([stage, words]) =>
    words.map((word) => [word, stage] as const),
  ),
]);

/** All words that name a stage. */
export const STAGE_WORDS: readonly string[] = Object.values(KNOWN_STAGES).flat();

/** Words that are looked for inside other words, the longest first; others would be chance. */
const GLUED_WORDS = [
  ...['preprod', 'vorprod'],
  ...['dev', 'test', 'tst', 'prod', 'prd', 'qas', 'uat', 'sbx'],
];

/** `DEV` for `dev` or `Entwicklung`, `DEV2` for `dev2`, and `DEV100` for the client `dev100`. */
export function findStage(word: string): string | undefined {
  const [, letters = '', digits = ''] = word.toLowerCase().match(/^(\p{L}+)(\d{0,3})$/u) ?? [];
  const stage = STAGES_BY_WORD.get(letters);
  return stage && `${stage}${digits}`;
}

/** Guesses a stage from the name of a file or a tenant; none if it names none or several. */
export function guessStage(name: string): string | undefined {
  const words = name
    .slice(0, 300)
    .replace(/\.(?:json|xml|txt)$/i, '')
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u);
  const found = new Set<string>();
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] ?? '';
    const pair = `${word}${words[at + 1] ?? ''}`;
    if (word === 'nonprod' || pair === 'nonprod') return undefined;
    const isPair = word === 'pre' && findStage(pair) !== undefined;
    if (isPair) at += 1;
    for (const stage of findStagesIn(isPair ? pair : word)) found.add(stage);
  }
  const [stage] = found;
  return found.size === 1 ? stage : undefined;
}

/** From development to production; an unknown stage stands before production. */
export function orderStages(stages: Iterable<string>): string[] {
  const ranked = [...new Set(stages)].map((stage) => ({ stage, rank: getRank(stage) }));
  ranked.sort((a, b) => a.rank - b.rank || compareNames(a.stage, b.stage));
  return ranked.map(({ stage }) => stage);
}

/** `acmeprod` ends with a stage, `devtest` consists of two. */
function findStagesIn(word: string): string[] {
  const whole = findStage(word);
  if (whole) return [whole];
  const end = GLUED_WORDS.find((known) => word.endsWith(known));
  if (end === undefined || word === 'latest') return [];
  const start = word.slice(0, -end.length);
  return [start, end].map(findStage).filter((stage) => stage !== undefined);
}

function getRank(stage: string): number {
  const known = findStage(stage)?.replace(/\d+$/, '') ?? STAGES_BY_LETTER.get(stage.toLowerCase());
  const ranks = Object.keys(KNOWN_STAGES);
  // An unknown one stands before the last two, which are production and its copy.
  return known === undefined ? ranks.length - 2.5 : ranks.indexOf(known);
}

/** Orders names as people count them: DEV2 before DEV10. */
export const compareNames = new Intl.Collator('en', { numeric: true }).compare;
