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
  const remember = <Args extends readonly unknown[], Result>(
    make: (...args: Args) => Result,
    getList: (...args: Args) => object,
  ) => {
    const known = new WeakMap<object, { version: string; result: Result }>();
    return (...args: Args): Result => {
      const list = getList(...args);
      const version = JSON.stringify(args, (field, value) =>
        value === list || (value && BY_IDENTITY.includes(field)) ? identify(value) : value,
      );
      const kept = known.get(list);
      if (kept?.version === version) return kept.result;
      const result = make(...args);
      known.set(list, { version, result });
      return result;
    };
  };
  const read = remember(readWords, (artefacts) => artefacts);
  const judge = (...[tenants, refused]: Parameters<typeof judgeStages>) =>
    judgeStages(tenants, refused, read);
  return {
    joinStates: remember(joinStates, (_, files) => files[0]?.result ?? files),
    addDesigns: remember(addDesigns, (list) => list),
    applyReading: remember(applyReading, (artefacts) => artefacts),
    judgeStages: remember(judge, (tenants) => tenants[0]?.everListed ?? tenants),
  };
}

/** Fields that are told apart by what they are, as nothing changes them. */
const BY_IDENTITY = ['result', 'artefacts', 'everListed', 'known'];
