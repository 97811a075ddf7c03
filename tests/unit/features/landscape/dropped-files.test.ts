import { expect, it } from 'vitest';
import { listDropped } from '#app/features/landscape/input/dropped-files';

it('a drop gives its files, and those of its folders at any depth', async () => {
  const lists = makeFolder('lists', [
    [makeFile('DEV.json'), makeFolder('2026-11-22', [[makeFile('PROD.json')]])],
    // A browser gives the entries of a large folder in parts.
    [makeFile('notes.pdf')],
  ]);
  const files = [new File([''], 'alone.json'), new File([''], 'lists')];
  const found = await listDropped(makeDrop(files, [makeFile('alone.json'), lists]));
  expect(found.map(({ fileName, isInFolder = false }) => [fileName, isInFolder])).toStrictEqual([
    ['alone.json', false],
    ['DEV.json', true],
    ['PROD.json', true],
    ['notes.pdf', true],
  ]);
});

it('a folder that cannot be read is named, and the others are read', async () => {
  const found = await listDropped(
    makeDrop([], [makeFolder('locked'), makeFolder('open', [[makeFile('DEV.json')]])]),
  );
  expect(found.map(({ fileName, content }) => [fileName, content instanceof File])).toStrictEqual([
    ['locked', false],
    ['DEV.json', true],
  ]);
});

function makeDrop(files: readonly File[], entries: readonly object[]) {
  const items = entries.map((entry) => ({ webkitGetAsEntry: () => entry }));
  return Object.assign(Object.create(null), { files, items });
}

function makeFile(name: string) {
  return {
    ...{ name, isFile: true, isDirectory: false },
    file: (give: (file: File) => void) => give(new File(['{}'], name)),
  };
}

/** A folder with its entries, as parts; one without parts cannot be read. */
function makeFolder(name: string, parts?: readonly (readonly object[])[]) {
  const createReader = () => {
    const left = [...(parts ?? [])];
    return {
      readEntries: (give: (entries: readonly object[]) => void, fail: () => void) =>
        parts ? give(left.shift() ?? []) : fail(),
    };
  };
  return { name, isFile: false, isDirectory: true, createReader };
}
