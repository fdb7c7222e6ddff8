/**
 * Checks the commands, links and identifiers of documents: each `npm run` script exists and is run by CI, or is listed
 * here with the reason why it is not; each program of `npx` is installed or listed; each relative link leads to a file;
 * each identifier between backticks is in a source file. Prints `file:line  reason`.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { filesUnder } from '../process/fingerprint.mjs';
import { ROOT } from '../process/run.mjs';

/** Scripts that `npm test` or `npm run test:deep` runs, with the part that runs them. */
const RUN_BY_CI = {
  start: 'server/src/server.test.ts starts the server, e2e the whole site',
  test: 'CI itself',
  'test:deep': 'the nightly workflow',
  build: 'build',
  'publish:site': 'tests/e2e',
  'build-storybook': 'test:deep',
  conformance: 'server/test/conformance.test.ts',
  desk: 'tools/desk/desk-cli.test.ts',
  jobs: 'tools/desk/desk-cli.test.ts',
  lint: 'lint',
  types: 'types',
  unused: 'unused',
  budgets: 'budgets',
  packages: 'packages',
};
/** Scripts that no CI runs, with the reason. */
const NOT_IN_CI = {
  dev: 'runs until it is stopped; tools/runner/watch-sources.test.ts covers the restart',
  storybook: 'runs until it is stopped; its stories are tests',
  reset: 'removes the data of the checkout; run by hand',
  chromatic: 'needs CHROMATIC_PROJECT_TOKEN',
  'visual:update': 'writes pictures that a person has to look at',
  format: 'writes; `lint` checks the same',
  bench: 'figures depend on the machine',
  'bench:crowd': 'figures depend on the machine',
  'bench:list': 'figures depend on the machine',
  'bench:pages': 'figures depend on the machine',
  'db:generate': 'writes a migration',
  'version-packages': 'writes versions; the release workflow runs it',
  release: 'publishes; the release workflow runs it',
};

/** Programs of `npx` that the project does not install, with the reason. */
const NOT_INSTALLED = {
  'verdaccio@6': 'a registry for a trial of a publish',
  'naungan-contrast': 'the program of @naungan/ui, for projects that install it',
};
/** Identifiers that no source file contains, with the reason. */
const NOT_OURS = {
  pageBreakBefore: 'an option of pdfmake',
  entriesAware: 'an option of Rolldown',
  entriesAwareMergeThreshold: 'an option of Rolldown',
  minShareCount: 'an option of Rolldown',
  experimentalInlineCommonChunks: 'an option of Rolldown',
  occupationMissing: 'the new message of a recipe',
};

const DOCUMENT = /\.mdx?$/;
const SOURCE = /\.(?:ts|tsx|mjs|js|astro|css|sql|json|ya?ml)$/;
/** Its lists contain what exists nowhere else. */
const ITSELF = 'tools/checks/documents.mjs';
const NOT_READ = /(^|\/)(node_modules|CHANGELOG\.md)|^docs\/specification\//;
const COMMAND = /\bnpm (?:run (?:-s )?(?<script>[\w:-]+)|(?<short>start|test)\b)/g;
const PROGRAM = /\bnpx (?!--|-)(?<name>[\w@./-]+)/g;
const CODE = /`(?<code>[^`]+)`/g;
/** camelCase, PascalCase of several words, or CONSTANT_CASE; not a part of a path or of an HTML tag. */
const IDENTIFIER = /(?<![\w$/.@<-])(?:[a-z]+[A-Z]\w*|[A-Z]+_[A-Z_]+|[A-Z][a-z]+[A-Z]\w*)(?![\w/-])/g;
const LINK = /\]\((?!https?:|mailto:|#|\?path=)(?<path>[^)#\s]+)/g;

/**
 * Returns the problems of a document's commands, links and identifiers.
 * @param {string} file path from the root
 * @param {string} text
 * @param {{ scripts: string[], programs: Set<string>, words: Set<string>, exists: (path: string) => boolean }} known
 * @returns {{ file: string, line: number, reason: string }[]}
 */
export function findsInDocument(file, text, { scripts, programs, words, exists }) {
  const listed = { ...RUN_BY_CI, ...NOT_IN_CI };
  return text.split('\n').flatMap((content, index) => {
    const commands = [...content.matchAll(COMMAND)].flatMap(({ groups }) => {
      const name = groups.script ?? groups.short;
      if (!scripts.includes(name)) return [`there is no script ${name} in package.json`];
      return name in listed ? [] : [`script ${name} is in no list of tools/checks/documents.mjs`];
    });
    const links = [...content.matchAll(LINK)].flatMap(({ groups }) =>
      exists(join(dirname(file), decodeURI(groups.path))) ? [] : [`there is no ${groups.path}`],
    );
    const absent = [...content.matchAll(PROGRAM)]
      .map(({ groups }) => groups.name)
      .filter((name) => !programs.has(name) && !(name in NOT_INSTALLED))
      .map((name) => `npx ${name} is not installed and in no list of tools/checks/documents.mjs`);
    const unknown = [...content.matchAll(CODE)]
      .flatMap(({ groups }) => groups.code.match(IDENTIFIER) ?? [])
      .filter((word) => !words.has(word) && !(word in NOT_OURS))
      .map((word) => `no source file contains ${word}`);
    return [...commands, ...absent, ...links, ...unknown].map((reason) => ({
      file,
      line: index + 1,
      reason,
    }));
  });
}

function main() {
  const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  const all = [
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
  const sources = all.filter((file) => SOURCE.test(file) && file !== 'package-lock.json' && file !== ITSELF);
  const known = {
    scripts: Object.keys(scripts),
    programs: new Set(readdirSync(join(ROOT, 'node_modules/.bin'))),
    words: new Set(sources.flatMap((file) => read(file).match(/[A-Za-z_$][\w$]*/g) ?? [])),
    exists: (path) => existsSync(join(ROOT, path)),
  };
  const files = all.filter((file) => DOCUMENT.test(file) && !NOT_READ.test(file));
  const finds = files.flatMap((file) => findsInDocument(file, read(file), known));
  for (const { file, line, reason } of finds) console.log(`${file}:${line}  ${reason}`);
  if (finds.length > 0) process.exitCode = 1;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) main();
