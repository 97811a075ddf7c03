import { accessSync, constants, existsSync, readFileSync, statfsSync, statSync } from 'node:fs';
import { userInfo } from 'node:os';
import { dirname } from 'node:path';
import { codeOf, StoreFaultError } from '#app/server/store/store.ts';

interface Cause {
  /** SQLite's result codes, primary or extended, and those of the system. */
  codes: readonly (number | string)[];
  what?: string;
  advise: (file: string) => string;
  /** Whether it may pass by itself or while the server runs, so that the store is opened later. */
  mayPass?: boolean;
  isDamage?: boolean;
}

const IN_OUT = 10;
const CANNOT_OPEN = 14;

/** Why an SQLite file cannot be used, and what the operator does about it. The first match decides. */
const CAUSES = {
  damaged: {
    codes: [11, 26],
    what: 'is damaged',
    advise: (file) =>
      `Stop all servers, replace it with a backup and remove ${file}-wal and ${file}-shm ` +
      '(docs/operations/run.md, "Backup and restore").',
    isDamage: true,
  },
  full: {
    // Memory that processes share is a file, too.
    codes: [13, 4874, 'ENOSPC', 'EDQUOT'],
    advise: () => 'Its disk is full: free some space, and it is written to again.',
    mayPass: true,
  },
  readOnly: {
    codes: ['EROFS'],
    advise: () =>
      'Its disk is mounted read-only, as Linux does after a fault: check it (dmesg, fsck) and mount ' +
      'it writable again (mount -o remount,rw …).',
    mayPass: true,
  },
  network: {
    // No lock, no shared memory, or a lock that others do not see.
    codes: [15, 3850, 4618, 5130, 5386, 'NETWORK'],
    advise: () =>
      'SQLite cannot share a file on this kind of disk, such as a network drive: move it to a local ' +
      'disk, or use Postgres (DATABASE_URL=postgres://…).',
  },
  locked: {
    codes: [5, 6],
    advise: () =>
      'Another program holds it locked: end that program, such as a database viewer or a copy.',
    mayPass: true,
  },
  failing: {
    codes: [IN_OUT, 'EIO'],
    advise: () => "Its disk fails: read the system's log (dmesg) and move it to another disk.",
    mayPass: true,
  },
  tooManyFiles: {
    codes: ['EMFILE', 'ENFILE'],
    advise: () =>
      'The process has too many open files: raise its limit (ulimit -n, LimitNOFILE=…).',
    mayPass: true,
  },
  noMemory: {
    codes: [7, 'ENOMEM'],
    advise: () => 'There is not enough memory: give the process more, or end others.',
    mayPass: true,
  },
  rights: {
    codes: [3, 8, CANNOT_OPEN, 23, 'EACCES', 'EPERM', 'EEXIST', 'ENOENT', 'ENOTDIR', 'EISDIR'],
    advise: (file) =>
      describeForeignFile(file) ??
      'Make its folder writable for this user, or set another file: DATABASE_URL=file:…',
  },
} satisfies Record<string, Cause>;

/** A fault of an SQLite file, by its cause. */
export class StoreFileError extends StoreFaultError {
  readonly mayPass: boolean;

  constructor(file: string, error: unknown, cause: Cause) {
    const { what = 'cannot be written', advise, mayPass = false, isDamage = false } = cause;
    const code = codeOf(error);
    super(code, `The store ${file} ${what} (${code}). ${advise(file)}`, isDamage);
    this.mayPass = mayPass;
  }
}

/** The fault that an error of SQLite or the system stands for; any other error is returned as it is. */
export function explainFileFault(file: string, error: unknown): unknown {
  if (error instanceof StoreFaultError) return error;
  const cause = findCause(file, error);
  return cause ? new StoreFileError(file, error, cause) : error;
}

function findCause(file: string, error: unknown): Cause | undefined {
  const codes = readCodes(error);
  const causes: Cause[] = Object.values(CAUSES);
  const found = causes.find((cause) => cause.codes.some((code) => codes.includes(code)));
  // SQLite says of these only that a file cannot be opened, locked or written.
  const isVague = found === CAUSES.rights || found === CAUSES.failing || found === CAUSES.locked;
  return (isVague ? inspectDisk(file) : undefined) ?? found;
}

/** SQLite's result code, which may be an extended one, and its primary code; or the system's. */
export function readCodes(error: unknown): (number | string)[] {
  if (!(error instanceof Error)) return [];
  if ('errcode' in error && typeof error.errcode === 'number') {
    return [error.errcode, error.errcode & 255];
  }
  return 'code' in error ? [String(error.code)] : [];
}

/** Types of file systems on other machines (statfs(2)): NFS, SMB, CIFS, SMB2, 9P, FUSE, AFS, Ceph. */
const NETWORK_TYPES = new Set([
  0x6969, 0x517b, 0xff534d42, 0xfe534d42, 0x01021997, 0x65735546, 0x5346414f, 0x00c36400,
]);
const FEW_BYTES = 65_536;

function inspectDisk(file: string): Cause | undefined {
  const folder = dirname(file);
  try {
    if (!existsSync(folder)) return undefined;
    const { type, bavail, bsize } = statfsSync(folder);
    if (bavail * bsize < FEW_BYTES) return CAUSES.full;
    if (NETWORK_TYPES.has(type >>> 0)) return CAUSES.network;
    accessSync(existsSync(file) ? file : folder, constants.W_OK);
  } catch (error) {
    if (codeOf(error) === 'EROFS') return CAUSES.readOnly;
  }
  return undefined;
}

/** Advice if a file of an SQLite store belongs to another user and is read-only here. */
function describeForeignFile(file: string): string | undefined {
  const path = [dirname(file), file, `${file}-wal`, `${file}-shm`].find(
    (part) => existsSync(part) && !isWritable(part),
  );
  if (path === undefined) return undefined;
  const { uid } = statSync(path);
  if (uid === process.getuid?.()) return undefined;
  const user = getUserName(process.getuid?.() ?? 0);
  return (
    `${path} belongs to ${getUserName(uid)}, but this program runs as ${user}. ` +
    `Run it as the server's user, or as root make it the owner: chown ${user}: ${path}`
  );
}

function isWritable(path: string): boolean {
  try {
    accessSync(path, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

/** Node only knows the name of the current user; others are looked up in `/etc/passwd`. */
function getUserName(uid: number): string {
  try {
    if (uid === process.getuid?.()) return userInfo().username;
    const entries = readFileSync('/etc/passwd', 'utf8');
    return new RegExp(`^([^:\n]+):[^:\n]*:${uid}:`, 'm').exec(entries)?.[1] ?? `${uid}`;
  } catch {
    return `${uid}`;
  }
}
