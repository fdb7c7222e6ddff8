/**
 * Checks documents:
 * - Each command has an entry in `documented-commands.mjs`.
 * - Each script of `npm run` exists.
 * - Each program of `npx` is installed or listed below.
 * - Each relative link leads to a file.
 * - Each identifier, each property access (`deps.jobs`) and each function (`takePoint()`) between backticks is in a source file.
 * - Each name of a source file between backticks (`routes.ts`) is the name of a file.
 * - Each story of a page of the catalogue (`of={PlanCard.Default}`) exists.
 *
 * Prints `file:line  reason` for each violation.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { filesUnder } from '../process/fingerprint.mjs';
import { ROOT } from '../process/run.mjs';
import { CHECKS, DEEP_CHECKS } from '../runner/checks.mjs';
import { DOCUMENTED_COMMANDS } from './documented-commands.mjs';
import { commandTableViolations, shellCommandsOf } from './shell-commands.mjs';
import { storyViolations } from './story-references.mjs';

/** Programs of `npx` that the project does not install, with the reason. */
const NOT_INSTALLED = {
  'verdaccio@6': 'a local registry for a trial publish',
  'naungan-contrast': 'the program of @naungan/ui, for projects that install it',
};
/** Identifiers that no source file contains, with their origin. */
const FOREIGN_IDENTIFIERS = {
  pageBreakBefore: 'an option of pdfmake',
  entriesAware: 'an option of Rolldown',
  entriesAwareMergeThreshold: 'an option of Rolldown',
  minShareCount: 'an option of Rolldown',
  experimentalInlineCommonChunks: 'an option of Rolldown',
  occupationMissing: 'a message that the reader of a recipe adds',
};

/** Property accesses that no source file contains, with their origin. */
const FOREIGN_PROPERTY_ACCESSES = {
  'publishConfig.directory': 'a field of package.json',
  'publishConfig.exports': 'a field of package.json',
  'values.occupation': 'a field that the reader of a recipe adds',
  'contract.name': 'a placeholder for any call of the contract',
  'policy.remind': 'a job that the reader of a recipe adds',
  'jobs.oldestSeconds': 'a field of /healthz',
};

const DOCUMENT = /\.mdx?$/;
const SOURCE = /\.(?:ts|tsx|mjs|js|astro|css|sql|json|ya?ml)$/;
/** Not a source for identifiers, because the lists above contain identifiers that no other file has. */
const IGNORED_SOURCE = 'tools/checks/documents.mjs';
const UNCHECKED_DOCUMENTS = /(^|\/)(node_modules|CHANGELOG\.md)|^docs\/specification\//;
const COMMAND = /\bnpm (?:run (?:-s )?(?<script>[\w:-]+)|(?<short>start|test)\b)/g;
const PROGRAM = /\bnpx (?!--|-)(?<name>[\w@./-]+)/g;
const CODE = /`(?<code>[^`]+)`/g;
/** A name in camelCase, PascalCase of several words, or CONSTANT_CASE; not a part of a path or of an HTML tag. */
const IDENTIFIER = /(?<![\w$/.@<-])(?:[a-z]+[A-Z]\w*|[A-Z]+_[A-Z_]+|[A-Z][a-z]+[A-Z]\w*)(?![\w/-])/g;
/** A property access such as `upload.files` or `deps.jobs`; not a path, and not a file name. */
const PROPERTY_ACCESS = /(?<![\w$/.@-])(?<access>[a-z]\w*\.[a-z]\w*)(?![\w/.-])/g;
/** A function with its parentheses, such as `takePoint(`; the dots of a spread may precede it. */
const FUNCTION = /(?<![\w$/@-])(?<![\w)\]]\.)(?<name>[a-z]\w*)\(/g;
/** A name of a source file, without or with the folders before it. */
const FILE_NAME = /(?<![\w$.*>[{-])(?<name>[\w-]+(?:\.[\w-]+)*\.(?:tsx?|mjs|astro))(?![\w.-])/g;
/** Endings of file names, which look like property accesses. */
const FILE_ENDING = /\.(?:tsx?|mjs|json|md|css|csv|env|html|ics|sql|svg|ya?ml|txt|gz|astro|png|webp|log)$/;
const LINK = /\]\((?!https?:|mailto:|#|\?path=)(?<path>[^)#\s]+)/g;

/**
 * Returns the violations in a document's commands, links and identifiers.
 * @param {string} file path from the root
 * @param {string} text
 * @param {{ scripts: string[], programs: Set<string>, words: Set<string>, propertyAccesses: Set<string>, fileNames: Set<string>, exists: (path: string) => boolean }} repository
 * @returns {{ file: string, line: number, reason: string }[]}
 */
export function documentViolations(
  file,
  text,
  { scripts, programs, words, propertyAccesses, fileNames, exists },
) {
  return text.split('\n').flatMap((content, index) => {
    const missingScripts = [...content.matchAll(COMMAND)].flatMap(({ groups }) => {
      const name = groups.script ?? groups.short;
      return scripts.includes(name) ? [] : [`there is no script ${name} in package.json`];
    });
    const brokenLinks = [...content.matchAll(LINK)].flatMap(({ groups }) =>
      exists(join(dirname(file), decodeURI(groups.path))) ? [] : [`there is no ${groups.path}`],
    );
    const absentPrograms = [...content.matchAll(PROGRAM)]
      .map(({ groups }) => groups.name)
      .filter((name) => !programs.has(name) && !(name in NOT_INSTALLED))
      .map((name) => `npx ${name} is not installed and in no list of tools/checks/documents.mjs`);
    const unknownIdentifiers = [...content.matchAll(CODE)]
      .flatMap(({ groups }) => groups.code.match(IDENTIFIER) ?? [])
      .filter((word) => !words.has(word) && !(word in FOREIGN_IDENTIFIERS))
      .map((word) => `no source file contains ${word}`);
    const unknownPropertyAccesses = [...content.matchAll(CODE)]
      .flatMap(({ groups }) => [...groups.code.matchAll(PROPERTY_ACCESS)])
      .map(({ groups }) => groups.access)
      .filter(
        (name) =>
          !FILE_ENDING.test(name) && !propertyAccesses.has(name) && !(name in FOREIGN_PROPERTY_ACCESSES),
      )
      .map((name) => `no source file contains ${name}`);
    const codes = [...content.matchAll(CODE)].map(({ groups }) => groups.code);
    const unknownFunctions = codes
      .flatMap((code) => [...code.matchAll(FUNCTION)])
      .map(({ groups }) => groups.name)
      .filter((name) => !words.has(name) && !name.match(IDENTIFIER))
      .map((name) => `no source file contains ${name}`);
    const unknownFiles = codes
      .flatMap((code) => [...code.matchAll(FILE_NAME)])
      .map(({ groups }) => groups.name)
      .filter((name) => !fileNames.has(name))
      .map((name) => `there is no file ${name}`);
    const reasons = [
      ...missingScripts,
      ...absentPrograms,
      ...brokenLinks,
      ...unknownIdentifiers,
      ...unknownPropertyAccesses,
      ...unknownFunctions,
      ...unknownFiles,
    ];
    return reasons.map((reason) => ({ file, line: index + 1, reason }));
  });
}

function main() {
  const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  const allFiles = [
    ...readdirSync(ROOT, { withFileTypes: true }).flatMap((entry) => (entry.isFile() ? entry.name : [])),
    ...filesUnder([
      'docs',
      'packages',
      'server',
      'simulators',
      'tools',
      'tests',
      'src',
      '.storybook',
      '.github',
    ]),
  ];
  const read = (file) => readFileSync(join(ROOT, file), 'utf8');
  const sources = allFiles.filter(
    (file) => SOURCE.test(file) && file !== 'package-lock.json' && file !== IGNORED_SOURCE,
  );
  const repository = {
    scripts: Object.keys(scripts),
    programs: new Set(readdirSync(join(ROOT, 'node_modules/.bin'))),
    words: new Set(sources.flatMap((file) => read(file).match(/[A-Za-z_$][\w$]*/g) ?? [])),
    // The lookahead finds both `deps.mail` and `mail.queue` in `deps.mail.queue`.
    propertyAccesses: new Set(
      sources.flatMap((file) =>
        [...read(file).matchAll(/\b(?=([a-z]\w*)\??\.([a-z]\w*))/g)].map(
          ([, object, name]) => `${object}.${name}`,
        ),
      ),
    ),
    fileNames: new Set(allFiles.map((file) => basename(file))),
    exists: (path) => existsSync(join(ROOT, path)),
  };
  const files = allFiles.filter((file) => DOCUMENT.test(file) && !UNCHECKED_DOCUMENTS.test(file));
  const documentCommands = files.flatMap((file) =>
    shellCommandsOf(read(file)).map((occurrence) => ({ ...occurrence, file })),
  );
  const checks = [...CHECKS, ...DEEP_CHECKS].map(({ id }) => id);
  const violations = [
    ...files.flatMap((file) => documentViolations(file, read(file), repository)),
    ...files.flatMap((file) => storyViolations(file, read(file), read)),
    ...commandTableViolations(documentCommands, DOCUMENTED_COMMANDS, checks),
  ];
  for (const { file, line, reason } of violations) console.log(`${file}:${line}  ${reason}`);
  if (violations.length > 0) process.exitCode = 1;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) main();
