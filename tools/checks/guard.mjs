/** Checks rules of this project that the linter does not have. Prints `file:line  reason` for each violation. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { filesUnder } from '../process/fingerprint.mjs';
import { ROOT } from '../process/run.mjs';
import { fixedTextViolations } from './fixed-texts.mjs';
import { allMigrationViolations } from './migration-rules.mjs';
import { avoidedWordsIn } from './plain-words.mjs';

const CHECKED_PATHS = [
  'packages',
  'server',
  'src',
  'simulators',
  'tools',
  'tests',
  '.storybook',
  '.github',
  '.ci',
];
const CODE = /\.(ts|tsx|mjs|js|astro|css)$/;
const TESTS = /\.(test|spec)\.tsx?$|\.stories\.tsx$|^tests\/|\/test\//;
/** Files that may exceed the maximum number of lines. */
const LONG_FILES = /\.(test|spec|stories)\.tsx?$|\/test\/|^tests\/|\/data[^/]*\.ts$|\/seed\/|\/migrations\//;
/** Not checked, because these files contain examples of violations. */
const EXAMPLE_FILES = /^tools\/checks\/guard\.(mjs|test\.ts)$/;
const MAX_LINES = 300;
/** Files whose comments or prose are checked for words to avoid. */
const CHECKED_FOR_WORDS = /\.(?:ts|tsx|mjs|js|astro|css|sql|md|mdx|ya?ml)$|(?:^|\/)run$/;

/** Name of a constant in upper case. In this project such constants are tables that several modules share. */
const TABLE = String.raw`[A-Z][A-Z\d_]{2,}`;
const MEMBER = String.raw`(?:\.\w+|\[[^\]]+\])`;
/** Code that changes a shared table, or that replaces a module in a test. */
const PATCH = new RegExp(
  [
    String.raw`\b(?:Object\.(?:assign|definePropert(?:y|ies))|Reflect\.set|vi\.(?:spyOn|replaceProperty))\(\s*${TABLE}\b`,
    String.raw`^\s*${TABLE}${MEMBER}*(?:${MEMBER}\s*=[^=>]|\.(?:push|splice|unshift|pop|sort|reverse|set|delete|clear)\()`,
    String.raw`\bdelete ${TABLE}\b`,
    String.raw`\bvi\.(?:mock|doMock)\(`,
  ].join('|'),
);

/** A line that matches `pattern` is a violation in files whose path matches `files`. */
const LINE_RULES = [
  {
    files: TESTS,
    pattern:
      /\b(?:test|it|describe|suite|bench)(?:\.\w+)*\.(?:only|skip|skipIf|runIf|todo|fixme|fails|failing)\b|\b[fx](?:it|describe|test)\(/,
    reason: 'a skipped test hides a failure; a test that runs alone hides all others',
  },
  {
    files: TESTS,
    pattern: /waitForTimeout|networkidle|setTimeout\(\s*(?:resolve|done|r)\b/,
    reason: 'a test waits for a condition, not for time',
  },
  {
    files: /\.(?:test|spec|fixture|stories)\.tsx?$/,
    pattern: PATCH,
    reason: 'a patched table or module stays patched for other tests of the run; pass a copy instead',
  },
  {
    files: /\.stories\.tsx$|^\.storybook\//,
    pattern: /['"]!test['"]|a11y:\s*\{[^}]*(?:disable:\s*true|test:\s*['"](?:off|todo)['"])/,
    reason: 'every story is tested and passes axe',
  },
  {
    files: /^\.github\/workflows\//,
    pattern: /\buses: (?!\.\/)(?![\w/.-]+@[0-9a-f]{40} # v\d)/,
    reason: 'pin an action to a commit, with its version as a comment; a tag can move to other code',
  },
  {
    files: CODE,
    pattern: /\b(?:TODO|FIXME|HACK|XXX)\b/,
    reason: 'open an issue instead of a note in the code',
  },
  {
    files: /^packages\/domain\/src\/(?!.*\.test\.ts$)/,
    pattern: /\bDate\.now\(|new Date\(\)|Math\.random\(|\bprocess\./,
    reason: 'code of the domain gets times, random values and settings as parameters',
  },
  {
    files: CODE,
    pattern:
      /\bsilahkan\b|\bSilahkan\b(?! (?:coba beberapa saat lagi|lengkapi model kendaraan|Pilih jenis|Lengkapi Profil|upload semua berkas|masukkan nomor polis|pilih jenis produk))/,
    reason: "write 'silakan'; only texts of the specification keep another spelling",
  },
  {
    files: CODE,
    pattern:
      /\b(?:const|let)\s+(?:MOST|LEAST|SHORTEST|LONGEST|LARGEST|FEWEST|OLDEST|NEAREST|WHAT|WHERE)_[A-Z\d]/,
    reason: 'begin the name of a limit with MAX_ or MIN_; use a noun for other constants',
  },
  { files: CODE, pattern: /@ts-(?:ignore|nocheck)/, reason: 'correct the type instead of silencing it' },
  {
    // PdfPageView may have style attributes, because it renders only in the browser.
    files: /^packages\/(?:ui|storefront)\/src\/(?!.*(?:\.stories|PdfPageView)\.tsx$).*\.tsx$/,
    pattern: /\bstyle=\{/,
    reason: "the site's Content-Security-Policy blocks style attributes in HTML from the server",
  },
  {
    files: /^src\/.*\.astro$/,
    pattern: /from\s+['"][^'"]*(?:\/server\/|@naungan\/server)/,
    reason: 'the site calls the server only by HTTP, with @naungan/api',
  },
  {
    files: /^src\/(?:layouts|components)\/.*\.astro$/,
    pattern: /from\s+['"][^'"]*\/pages\//,
    reason: 'no module imports a page',
  },
];

/** Stories with the catalogue of a component. Further stories of it have a word before `.stories`, such as `.tests`. */
const COMPONENT_STORIES = /^packages\/(?:ui|storefront)\/src\/.*\/[A-Z]\w*\.stories\.tsx$/;
/** Stories of the tokens, which are no component. */
const FILES_WITHOUT_GUIDE = /\/tokens\//;
const HAS_GUIDE = /\bparameters: \{\s*guide\b/;

const packageNameOf = (file) => /^packages\/([^/]+)\//.exec(file)?.[1];

/** Files of React components: a file that exports a component has a name in Pascal case, all others in kebab case. */
const COMPONENT_FILES = /^(?:packages\/(?:ui|storefront|desk)\/src|src\/islands)\/.*\.tsx?$/;
const COMPONENT_EXPORT = /^export (?:default )?(?:function|const|class) [A-Z][a-z]\w*/m;

/** Returns why the name of a file breaks the convention; undefined if it does not. */
function fileNameProblem(file, text) {
  if (!COMPONENT_FILES.test(file) || TESTS.test(file) || /\.(?:fixture|guide)\.tsx?$/.test(file))
    return undefined;
  const [stem = ''] = file.slice(file.lastIndexOf('/') + 1).split('.');
  if (/^[A-Z]/.test(stem))
    return file.endsWith('.tsx') ? undefined : 'name a file without a component in kebab case';
  if (!/^[a-z\d]+(?:-[a-z\d]+)*$/.test(stem)) return 'name the file in kebab case';
  return file.endsWith('.tsx') && COMPONENT_EXPORT.test(text)
    ? 'name a file that exports a component like the component, in Pascal case'
    : undefined;
}

/**
 * Returns the violations of one file.
 * @param {string} file path relative to the root, with `/` between folders
 * @param {string} text
 * @returns {{ file: string, line: number, reason: string }[]}
 */
export function violationsIn(file, text) {
  if (EXAMPLE_FILES.test(file)) return [];
  const lines = text.split('\n');
  const rules = LINE_RULES.filter((rule) => rule.files.test(file));
  const packageName = packageNameOf(file);
  // The code in a guide is code of a host.
  if (packageName && !file.endsWith('.guide.ts')) {
    rules.push({
      pattern: new RegExp(`from ['"]@naungan/${packageName}/`),
      reason: 'a package imports its own files by relative path',
    });
  }
  const violations = lines.flatMap((content, index) =>
    rules
      .filter(({ pattern }) => pattern.test(content))
      .map(({ reason }) => ({ file, line: index + 1, reason })),
  );
  const nameProblem = fileNameProblem(file, text);
  if (nameProblem) violations.push({ file, line: 1, reason: nameProblem });
  const length = text.endsWith('\n') ? lines.length - 1 : lines.length;
  if (CODE.test(file) && !LONG_FILES.test(file) && length > MAX_LINES) {
    violations.push({
      file,
      line: MAX_LINES + 1,
      reason: `${length} lines; split a file above ${MAX_LINES}`,
    });
  }
  return violations;
}

/** Returns a violation if the file has the catalogue of a component without a guide. */
export function guideViolations(file, text) {
  if (!COMPONENT_STORIES.test(file) || FILES_WITHOUT_GUIDE.test(file) || HAS_GUIDE.test(text)) return [];
  return [
    { file, line: 1, reason: 'a component has a guide: `parameters: { guide }` (.storybook/guide.ts)' },
  ];
}

/**
 * Returns a violation for each line of package-lock.json that names a registry host. With such lines, npm installs only
 * from that host.
 */
export function lockViolations(text) {
  return text
    .split('\n')
    .flatMap((content, index) =>
      /"resolved":\s*"http/.test(content)
        ? [{ file: 'package-lock.json', line: index + 1, reason: 'remove the registry host' }]
        : [],
    );
}

const read = (file) => readFileSync(join(ROOT, file), 'utf8');

function main() {
  const rootFiles = readdirSync(ROOT).filter((name) => CHECKED_FOR_WORDS.test(name));
  const textFiles = filesUnder([...CHECKED_PATHS, 'docs', '.changeset', ...rootFiles]).filter((file) =>
    CHECKED_FOR_WORDS.test(file),
  );
  const codeFiles = filesUnder(CHECKED_PATHS).filter((file) => CODE.test(file) || TESTS.test(file));
  const violations = [
    ...codeFiles.flatMap((file) => {
      const text = read(file);
      return [
        ...violationsIn(file, text),
        ...guideViolations(file, text),
        ...fixedTextViolations(file, text),
      ];
    }),
    ...textFiles.flatMap((file) => avoidedWordsIn(file, read(file))),
    ...lockViolations(read('package-lock.json')),
    ...allMigrationViolations(),
  ];
  for (const { file, line, reason } of violations) console.log(`${file}:${line}  ${reason}`);
  console.log(`${new Set([...codeFiles, ...textFiles]).size} files checked, ${violations.length} violations`);
  process.exitCode = violations.length > 0 ? 1 : 0;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) main();
