/**
 * The names that the published packages export, by import path. `EXPORTS.md` of each package lists them, so that a change of the
 * public API is visible in a diff. `node tools/checks/package-exports.mjs` compares the lists with the code, `--write` updates them.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { entriesOf } from '../packages/manifest.mjs';
import { filesUnder } from '../process/fingerprint.mjs';
import { ROOT } from '../process/run.mjs';

export const PACKAGES = ['domain', 'api', 'ui', 'storefront'];

const NAMED = /^export (?:type )?\{(?<names>[^}]*)\}/gm;
const DECLARED =
  /^export (?:declare )?(?:abstract )?(?:async )?(?:const|let|function\*?|class|type|interface|enum) (?<name>\w+)/gm;
const ALL = /^export \* from '(?<path>[^']+)'/gm;

/** Returns the exported name of one entry of a list: `c` for `type a as c`. */
const nameIn = (entry) =>
  entry
    .trim()
    .replace(/^type /, '')
    .split(' as ')
    .at(-1);

/**
 * Returns the names that a source file exports, sorted.
 * @param {string} code
 * @param {(path: string) => string[]} namesOf returns the names of another file, for `export *`
 * @returns {string[]}
 */
export function exportedNames(code, namesOf) {
  const listed = [...code.matchAll(NAMED)].flatMap(({ groups }) => groups.names.split(',').map(nameIn));
  const declared = [...code.matchAll(DECLARED)].map(({ groups }) => groups.name);
  const forwarded = [...code.matchAll(ALL)].flatMap(({ groups }) => namesOf(groups.path));
  return [...new Set([...listed, ...declared, ...forwarded])].filter(Boolean).sort();
}

/** Returns the names that a file exports, also the names of files that it forwards with `export *`. */
const namesOfFile = (file) =>
  exportedNames(readFileSync(file, 'utf8'), (path) => namesOfFile(join(dirname(file), path)));

/** Returns the source file of a built file. */
const sourceOf = (folder, builtFile) =>
  ['.ts', '.tsx'].map((ending) => join(folder, 'src', builtFile.replace(/\.js$/, ending))).find(existsSync);

/** Returns `EXPORTS.md` of a package. Entries without source code, such as style sheets, have no names. */
export function exportsDocument(name) {
  const folder = join(ROOT, 'packages', name);
  const { exports } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const builtFiles = filesUnder([`packages/${name}/src`])
    .filter((file) => /\.tsx?$/.test(file) && !/\.(?:test|stories|guide|fixture)\.tsx?$/.test(file))
    .map((file) => file.replace(`packages/${name}/src/`, '').replace(/\.tsx?$/, '.js'));
  const rows = Object.entries(entriesOf(exports, builtFiles)).flatMap(([entry, file]) => {
    const source = sourceOf(folder, file);
    const names = source ? namesOfFile(source).map((exportedName) => `\`${exportedName}\``) : [];
    return names.length > 0 || !source
      ? [`| \`${entry.replace('.', `@naungan/${name}`)}\` | ${names.join(' ')} |`]
      : [];
  });
  return `# Exports of @naungan/${name}

This list contains every import path of the package with its exports. Other files and names are internal and may change in every
version. \`node tools/checks/package-exports.mjs --write\` updates the list; a test compares it with the code.

| import path | exports |
|---|---|
${rows.join('\n')}
`;
}

export const documentPath = (name) => join(ROOT, 'packages', name, 'EXPORTS.md');

// Node 20 has no `import.meta.main`.
if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const name of PACKAGES) {
    const expected = exportsDocument(name);
    if (process.argv.includes('--write')) writeFileSync(documentPath(name), expected);
    else if (readFileSync(documentPath(name), 'utf8') !== expected) {
      console.error(`packages/${name}/EXPORTS.md differs from the code: run with --write`);
      process.exitCode = 1;
    }
  }
}
