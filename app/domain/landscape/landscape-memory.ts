import { judgeStages } from './judge-stages.ts';
import { readWords } from './judged-words.ts';
import { addDesigns } from './read-tenants.ts';
import { applyReading } from './readings.ts';
import { joinStates } from './sources.ts';

/**
 * Makes the slow functions of a landscape, each with its last result for a list: neither a file
 * that arrives nor a letter that is typed lets other lists be read again. One visit has one memory.
 */
export function createLandscapeMemory() {
  const numbers = new WeakMap<object, number>();
  let last = 0;
  const identify = (object: object): number => {
    const number = numbers.get(object) ?? last + 1;
    last = Math.max(last, number);
    numbers.set(object, number);
    return number;
  };
  const read = remember(readWords, () => '');
  const judge = remember(
    (_: object, ...[tenants, refused]: Parameters<typeof judgeStages>) =>
      judgeStages(tenants, refused, read),
    (tenants, refused) =>
      JSON.stringify([
        refused,
        tenants.map((one) => [identify(one.everListed), one.key, one.column, one.stage, one.own]),
      ]),
  );
  return {
    joinStates: remember(joinStates, (key, files) => {
      const parts = files.map(({ result, ...file }) => [identify(result), file]);
      return JSON.stringify([key, parts]);
    }),
    addDesigns: remember(addDesigns, (sources) => sources.map(({ key }) => key).join()),
    applyReading: remember(applyReading, ({ known, ...reading }) =>
      JSON.stringify([reading, known && identify(known)]),
    ),
    judgeStages: (...[tenants, refused]: Parameters<typeof judgeStages>) =>
      judge(tenants[0]?.everListed ?? tenants, tenants, refused),
  };
}

/**
 * A function that keeps its last result for each object.
 * @param getVersion a text that changes with the other arguments
 */
function remember<Key extends object, Rest extends readonly unknown[], Result>(
  make: (key: Key, ...rest: Rest) => Result,
  getVersion: (...rest: Rest) => string,
) {
  const known = new WeakMap<Key, { version: string; result: Result }>();
  return (key: Key, ...rest: Rest): Result => {
    const version = getVersion(...rest);
    const kept = known.get(key);
    if (kept?.version === version) return kept.result;
    const result = make(key, ...rest);
    known.set(key, { version, result });
    return result;
  };
}
