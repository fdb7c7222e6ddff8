/** Rules of this project that no linter has. Prints `file:line  reason` for each violation. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { filesUnder } from '../process/fingerprint.mjs';
import { ROOT } from '../process/run.mjs';
import { findsOfWords } from './plain-words.mjs';

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
const LONG_BY_NATURE =
  /\.(test|spec|stories)\.tsx?$|\/test\/|^tests\/|\/data[^/]*\.ts$|\/seed\/|\/migrations\//;
/** Contain all patterns. */
const OWN_FILES = /^tools\/checks\/guard\.(mjs|test\.ts)$/;
const MAX_LINES = 300;
/** Files whose comments or prose people read. */
const CHECKED_FOR_WORDS = /\.(?:ts|tsx|mjs|js|astro|css|sql|md|mdx|ya?ml)$|(?:^|\/)run$/;

/** A table that modules share is a constant in upper case. */
const TABLE = String.raw`[A-Z][A-Z\d_]{2,}`;
const MEMBER = String.raw`(?:\.\w+|\[[^\]]+\])`;
/** A change of such a table, or of a module. */
const PATCH = new RegExp(
  [
    String.raw`\b(?:Object\.(?:assign|definePropert(?:y|ies))|Reflect\.set|vi\.(?:spyOn|replaceProperty))\(\s*${TABLE}\b`,
    String.raw`^\s*${TABLE}${MEMBER}*(?:${MEMBER}\s*=[^=>]|\.(?:push|splice|unshift|pop|sort|reverse|set|delete|clear)\()`,
    String.raw`\bdelete ${TABLE}\b`,
    String.raw`\bvi\.(?:mock|doMock)\(`,
  ].join('|'),
);

/** A line of a matching file that matches `pattern` is a violation. */
const LINE_RULES = [
  {
    files: TESTS,
    pattern:
      /\b(?:test|it|describe|suite|bench)(?:\.\w+)*\.(?:only|skip|skipIf|runIf|todo|fixme|fails|failing)\b|\b[fx](?:it|describe|test)\(/,
    reason: 'a skipped test, or one that runs alone, hides others',
  },
  {
    files: TESTS,
    pattern: /waitForTimeout|networkidle|setTimeout\(\s*(?:resolve|done|r)\b/,
    reason: 'a test waits for a condition, not for time',
  },
  {
    files: /\.(?:test|spec|fixture|stories)\.tsx?$/,
    pattern: PATCH,
    reason: 'a patched table or module stays patched for other tests of the run; pass another one instead',
  },
  {
    files: /\.stories\.tsx$|^\.storybook\//,
    pattern: /['"]!test['"]|a11y:\s*\{[^}]*(?:disable:\s*true|test:\s*['"](?:off|todo)['"])/,
    reason: 'every story is tested and passes axe',
  },
  { files: CODE, pattern: /\b(?:TODO|FIXME|HACK|XXX)\b/, reason: 'a note to oneself belongs in an issue' },
  {
    files: /^packages\/domain\/src\/(?!.*\.test\.ts$)/,
    pattern: /\bDate\.now\(|new Date\(\)|Math\.random\(|\bprocess\./,
    reason: 'the domain is given the time and everything else',
  },
  {
    files: CODE,
    pattern:
      /\bsilahkan\b|\bSilahkan\b(?! (?:coba beberapa saat lagi|lengkapi model kendaraan|Pilih jenis|Lengkapi Profil|upload semua berkas|masukkan nomor polis|pilih jenis produk))/,
    reason: "write 'silakan'; only texts of the specification keep another spelling",
  },
  { files: CODE, pattern: /@ts-(?:ignore|nocheck)/, reason: 'correct the type instead of silencing it' },
  {
    // Only the browser draws the pages of a PDF.
    files: /^packages\/(?:ui|storefront)\/src\/(?!.*(?:\.stories|PdfPageView)\.tsx$).*\.tsx$/,
    pattern: /\bstyle=\{/,
    reason: "a style attribute of a page from the server is refused by the site's policy",
  },
  {
    files: /^src\/.*\.astro$/,
    pattern: /from\s+['"][^'"]*(?:\/server\/|@naungan\/server)/,
    reason: 'the site speaks to the server over the contract',
  },
  {
    files: /^src\/(?:layouts|components)\/.*\.astro$/,
    pattern: /from\s+['"][^'"]*\/pages\//,
    reason: 'pages are on top: nothing imports them',
  },
];

const ownName = (file) => /^packages\/([^/]+)\//.exec(file)?.[1];

/**
 * Returns the violations of one file.
 * @param {string} file path from the root, with `/`
 * @param {string} text
 * @returns {{ file: string, line: number, reason: string }[]}
 */
export function findsIn(file, text) {
  if (OWN_FILES.test(file)) return [];
  const lines = text.split('\n');
  const rules = LINE_RULES.filter((rule) => rule.files.test(file));
  const isOwnName = ownName(file);
  if (isOwnName) {
    rules.push({
      pattern: new RegExp(`from ['"]@naungan/${isOwnName}/`),
      reason: 'inside a package, import the file itself',
    });
  }
  const finds = lines.flatMap((content, index) =>
    rules
      .filter(({ pattern }) => pattern.test(content))
      .map(({ reason }) => ({ file, line: index + 1, reason })),
  );
  const length = text.endsWith('\n') ? lines.length - 1 : lines.length;
  if (CODE.test(file) && !LONG_BY_NATURE.test(file) && length > MAX_LINES) {
    finds.push({ file, line: MAX_LINES + 1, reason: `${length} lines; past ${MAX_LINES} it is split` });
  }
  return finds;
}

/** A lock that names a registry installs from that registry only. */
export function findsInLock(text) {
  return text
    .split('\n')
    .flatMap((content, index) =>
      /"resolved":\s*"http/.test(content)
        ? [{ file: 'package-lock.json', line: index + 1, reason: 'the lock names no registry host' }]
        : [],
    );
}

const read = (file) => readFileSync(join(ROOT, file), 'utf8');

function main() {
  const atRoot = readdirSync(ROOT).filter((name) => CHECKED_FOR_WORDS.test(name));
  const written = filesUnder([...CHECKED_PATHS, 'docs', '.changeset', ...atRoot]).filter((file) =>
    CHECKED_FOR_WORDS.test(file),
  );
  const code = filesUnder(CHECKED_PATHS).filter((file) => CODE.test(file) || TESTS.test(file));
  const finds = [
    ...code.flatMap((file) => findsIn(file, read(file))),
    ...written.flatMap((file) => findsOfWords(file, read(file))),
    ...findsInLock(read('package-lock.json')),
  ];
  for (const { file, line, reason } of finds) console.log(`${file}:${line}  ${reason}`);
  console.log(`Looked at ${new Set([...code, ...written]).size} files, found ${finds.length}.`);
  process.exitCode = finds.length > 0 ? 1 : 0;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) main();
