/**
 * Checks the commands and links of documents: each `npm run` script exists and is run by CI, or is listed here with the
 * reason why it is not; each relative link leads to a file. Prints `file:line  reason`.
 */
import { existsSync, readFileSync } from 'node:fs';
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

const DOCUMENT = /\.md$/;
const NOT_READ = /(^|\/)(node_modules|CHANGELOG\.md)|^docs\/specification\//;
const COMMAND = /\bnpm (?:run (?:-s )?(?<script>[\w:-]+)|(?<short>start|test)\b)/g;
const LINK = /\]\((?!https?:|mailto:|#)(?<path>[^)#\s]+)/g;

/**
 * Returns the problems of a document's commands and links.
 * @param {string} file path from the root
 * @param {string} text
 * @param {{ scripts: string[], exists: (path: string) => boolean }} known
 * @returns {{ file: string, line: number, reason: string }[]}
 */
export function findsInDocument(file, text, { scripts, exists }) {
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
    return [...commands, ...links].map((reason) => ({ file, line: index + 1, reason }));
  });
}

function main() {
  const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  const known = { scripts: Object.keys(scripts), exists: (path) => existsSync(join(ROOT, path)) };
  const files = [
    'README.md',
    'CONTRIBUTING.md',
    ...filesUnder(['docs', 'packages', 'server', 'simulators', 'tools', 'tests', 'src']),
  ].filter((file) => DOCUMENT.test(file) && !NOT_READ.test(file));
  const finds = files.flatMap((file) => findsInDocument(file, readFileSync(join(ROOT, file), 'utf8'), known));
  for (const { file, line, reason } of finds) console.log(`${file}:${line}  ${reason}`);
  if (finds.length > 0) process.exitCode = 1;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) main();
