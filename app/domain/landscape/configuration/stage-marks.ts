import { findOwn } from '#app/domain/find-own.ts';

interface Marks {
  letters: string;
  words: readonly string[];
}

/**
 * Words of stages, without those that are words of business too, as "quality" and "live", and the
 * letter that stands alone or at the end of a system's id (D58).
 */
const STAGES: Record<string, Marks> = {
  SANDBOX: { letters: '', words: ['sandbox', 'sbx'] },
  DEV: { letters: 'D', words: ['dev', 'devl', 'entw', 'entwicklung'] },
  INT: { letters: 'I', words: ['int', 'sit'] },
  TEST: { letters: 'T', words: ['test', 'tst'] },
  QA: { letters: 'Q', words: ['qa', 'qas', 'qs'] },
  UAT: { letters: 'U', words: ['uat', 'abnahme'] },
  PREPROD: { letters: 'V', words: ['preprod', 'preprd', 'staging', 'stg', 'vorprod', 'preview'] },
  PROD: { letters: 'P', words: ['prod', 'prd', 'produktion', 'produktiv'] },
};

/** Marks of the stages below the highest, of which two often share a system. */
const LOWER_WORDS = Object.entries(STAGES).flatMap(([stage, { words }]) =>
  stage === 'PROD' || stage === 'INT' ? [] : words,
);

/** Whether a word of a value names a stage below the highest. */
export function namesLowerStage(value: string): boolean {
  return value
    .toLowerCase()
    .split(/[^a-z]+/)
    .some((word) => LOWER_WORDS.includes(word));
}

/** Marks of a stage: on the highest one only its own, on others those of all lower ones. */
function getMarks(stage: string, isTop: boolean): Marks {
  const lower = stage.toLowerCase();
  const { letters, words } = findOwn(STAGES, stage) ?? { letters: '', words: [lower] };
  if (isTop) return { letters, words };
  const own = stage === 'INT' ? words : [];
  return { letters: `DTQ${letters}`, words: [...LOWER_WORDS, ...own, lower] };
}

/** Tells whether values of two stages differ only by marks of their own, as `S4QCLNT200` and `S4PCLNT100`. */
export function createMarkComparison(stages: readonly string[]) {
  const marks = stages.map((stage, at) => getMarks(stage, at === stages.length - 1));
  return (x: string, a: number, y: string, b: number): boolean => {
    const [mine, theirs] = [marks[a], marks[b]];
    if (!mine || !theirs || x === y) return false;
    const [p, q] = [cutWords(x, mine), cutWords(y, theirs)];
    if (p.length === q.length) {
      return p.every((word, at) => isSameWord(word, q[at] ?? '', mine, theirs));
    }
    const [long, short, { letters }] = p.length > q.length ? [p, q, mine] : [q, p, theirs];
    // One letter more on one side.
    return long.some(
      (word, at) =>
        word.length === 1 &&
        letters.includes(word.toUpperCase()) &&
        `${long.toSpliced(at, 1)}` === `${short}`,
    );
  };
}

/** The words of a value without those that name a stage; digits behind such a word stay. */
function cutWords(value: string, { words }: Marks): string[] {
  return value.split(/[^A-Za-z0-9]+/).flatMap((word) => {
    const lower = word.toLowerCase();
    const name = lower.replace(/[0-9]+$/, '');
    const rest = words.includes(name) ? word.slice(name.length) : word;
    return words.includes(lower) ? [] : rest || [];
  });
}

/** The same word, or two marks: as letters, or as the last letter of a system's id. */
function isSameWord(s: string, t: string, mine: Marks, theirs: Marks): boolean {
  const [x, y] = [s.replace(CLIENT, '$1'), t.replace(CLIENT, '$1')];
  return x === y || hideLetter(x, mine) === hideLetter(y, theirs);
}

const CLIENT = /^([A-Z][A-Z0-9]{1,2}[A-Z]CLNT)[0-9]{3}$/;
const LETTER = /^[A-Za-z]$|(?<=^[A-Z][A-Z0-9]{1,2})[A-Z](?=(?:CLNT)?$)/;

function hideLetter(word: string, { letters }: Marks): string {
  return word.replace(LETTER, (letter) => (letters.includes(letter.toUpperCase()) ? '*' : letter));
}
