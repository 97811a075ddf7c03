import type { ListFile } from '#app/features/landscape/landscape-session';

/** The files of a drop, also those in folders and their subfolders. */
export async function listDropped({ files, items }: DataTransfer): Promise<ListFile[]> {
  // The browser empties both lists as soon as this function waits.
  const folders = [...items].flatMap((item) => item.webkitGetAsEntry() ?? []).filter(isFolder);
  const names = folders.map(({ name }) => name);
  const alone = [...files].filter(({ name }) => !names.includes(name));
  const inFolders = await Promise.all(folders.map(listFolder));
  return [...alone.map((file) => nameFile(file)), ...inFolders.flat()];
}

/** A file with its name, which is all that is read of its path. */
export function nameFile(file: File, isInFolder = Boolean(file.webkitRelativePath)): ListFile {
  return { fileName: file.name, content: file, ...(isInFolder && { isInFolder }) };
}

async function listFolder(folder: FileSystemDirectoryEntry): Promise<ListFile[]> {
  const reader = folder.createReader();
  const found: ListFile[] = [];
  try {
    for (;;) {
      // A browser gives a hundred at a time, and none after the last.
      const entries = await new Promise<FileSystemEntry[]>((...settle) =>
        reader.readEntries(...settle),
      );
      if (entries.length === 0) return found;
      for (const entry of entries) {
        if (isFolder(entry)) found.push(...(await listFolder(entry)));
        if (isFile(entry))
          found.push(nameFile(await new Promise<File>((...s) => entry.file(...s)), true));
      }
    }
  } catch {
    return [...found, { fileName: folder.name, content: undefined }];
  }
}

function isFolder(entry: FileSystemEntry): entry is FileSystemDirectoryEntry {
  return entry.isDirectory;
}

function isFile(entry: FileSystemEntry): entry is FileSystemFileEntry {
  return entry.isFile;
}
