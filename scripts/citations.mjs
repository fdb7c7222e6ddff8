/**
 * Every citation of the specification, of a settled question and of a decision leads somewhere; how they are written
 * stands in docs/specification/README.md. So does every path of this repository that a recipe or a README names.
 * Prints `file:line  reason` for each that does not.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { filesUnder } from './fingerprint.mjs';
import { ROOT } from './run.mjs';

const SPECIFICATION = 'docs/specification';
const PLACES = ['packages', 'server', 'src', 'tests', 'scripts', 'bench', 'docs', '.storybook', '.changeset'];
const READ = /\.(ts|tsx|mjs|js|astro|css|md|sql|yml)$/;
/** Shows citations that lead nowhere. */
const ITSELF = /^scripts\/citations\.(mjs|test\.ts)$/;

/** The end of a line inside a comment or a list. */
const BREAK = /\s*\n[ \t]*(?:\*(?!\/)|\/\/|#)?[ \t]*/g;

/**
 * What a document has to cite: its sections, each with the number of items in its numbered list.
 * @param {string} text
 * @returns {Map<string, number>}
 */
export function sectionsOf(text) {
  const sections = new Map();
  let current = '';
  for (const line of text.split('\n')) {
    const heading = /^#{2,4} (\d+(?:\.\d+)*)\.? /.exec(line);
    if (heading) {
      current = heading[1];
      sections.set(current, 0);
    } else if (current && /^\d+\. /.test(line)) sections.set(current, sections.get(current) + 1);
  }
  return sections;
}

/** Numbers of the settled questions: their headings read `### Q14`. */
export function questionsOf(text) {
  return new Set([...text.matchAll(/^#{2,4} Q(\d+)\b/gm)].map(([, number]) => number));
}

/** GitHub's anchors of the headings of a document. */
const anchorsOf = (text) =>
  new Set(
    [...text.matchAll(/^#{1,6} (.+)$/gm)].map(([, heading]) =>
      heading
        .toLowerCase()
        .replace(/[^\p{L}\p{N} _-]/gu, '')
        .replaceAll(' ', '-'),
    ),
  );

/** All that can be cited. */
export function readCitable(root = ROOT) {
  const folder = join(root, SPECIFICATION);
  const texts = new Map(readdirSync(folder).map((name) => [name, readFileSync(join(folder, name), 'utf8')]));
  const documents = new Map();
  for (const [name, text] of texts) {
    const number = /^(\d+)-/.exec(name)?.[1];
    if (number) documents.set(number, sectionsOf(text));
  }
  return {
    documents,
    questions: questionsOf(texts.get('settled-questions.md') ?? ''),
    decisions: readdirSync(join(root, 'docs/decisions')).map((name) => name.replace(/\.md$/, '')),
    anchors: new Map([...texts].map(([name, text]) => [name, anchorsOf(text)])),
  };
}

/** Why one bracket, like `3 §4, §8, Q18`, leads nowhere; nothing when all of it leads somewhere. */
function problemsOfBracket(content, { documents, questions }) {
  let document;
  return content.split(/[,;]/).flatMap((part) => {
    const question = /^\s*Q(\d+)\s*$/.exec(part);
    if (question) return questions.has(question[1]) ? [] : [`there is no question Q${question[1]}`];
    const section = /^\s*(?:(\d+) )?§(\d+(?:\.\d+)*)(?:[–-]§?(\d+(?:\.\d+)*))?(?: screen (\d+))?\s*$/.exec(
      part,
    );
    document = section?.[1] ?? document;
    if (!section || !document) return [`'${part.trim()}' is no citation`];
    const sections = documents.get(document);
    if (!sections) return [`there is no document ${document}`];
    const [, , from, to, screen] = section;
    const absent = [from, to].filter((number) => number && !sections.has(number));
    if (absent.length > 0) return absent.map((number) => `document ${document} has no section ${number}`);
    if (screen && !(Number(screen) >= 1 && Number(screen) <= sections.get(from)))
      return [`section ${from} of document ${document} has no screen ${screen}`];
    return [];
  });
}

/** Documents that tell which files to open. */
const TELLS_PATHS = /^docs\/recipes\/|^CONTRIBUTING\.md$|^(?!docs\/specification\/)(?:.*\/)?README\.md$/;
/** A path in backticks from the root; `<line>` and the like stand for one's own name. */
const PATH =
  /^(?:packages|server|src|tests|scripts|docs|bench|public)\/[\w./[\]<>-]+$|^[\w.-]+\.(?:config\.(?:ts|mjs)|json)$/;

/**
 * Paths that a document names in backticks and that are not there. A path is read from the root or from the document's
 * own folder; of one with a placeholder the folder before it counts.
 * @param {string} file path from the root, with `/`
 * @param {string} text
 * @param {(path: string) => boolean} exists for a path from the root
 */
export function absentPaths(file, text, exists) {
  if (!TELLS_PATHS.test(file)) return [];
  const own = file.includes('/') && !file.startsWith('docs/') ? file.slice(0, file.lastIndexOf('/') + 1) : '';
  return text.split('\n').flatMap((content, index) =>
    [...content.matchAll(/`([^`\s]+)`/g)]
      .map(([, path]) => path)
      .filter((path) => PATH.test(path))
      .filter((path) => {
        const folder = path.includes('<') ? path.slice(0, path.lastIndexOf('/', path.indexOf('<'))) : path;
        return !exists(folder) && !exists(own + folder);
      })
      .map((path) => ({ file, line: index + 1, reason: `there is no ${path}` })),
  );
}

/** Links of the specification to its own sections and questions. */
function problemsOfLink(file, target, anchor, { anchors }) {
  if (!file.startsWith(`${SPECIFICATION}/`)) return [];
  const known = anchors.get(target || file.slice(SPECIFICATION.length + 1));
  return known?.has(anchor) ? [] : [`there is no heading for #${anchor}`];
}

const RULES = [
  {
    pattern: /\[([^[\]]*§[^[\]]*|Q\d+[^[\]]*)\]/g,
    problems: ([, content], citable) => problemsOfBracket(content, citable),
  },
  {
    pattern: /\bdecisions\/(\d{4})([a-z0-9-]*)/g,
    problems: ([cited, number, slug], { decisions }) =>
      decisions.some((name) => (slug ? name === number + slug : name.startsWith(`${number}-`)))
        ? []
        : [`there is no docs/${cited}`],
  },
  {
    pattern: /\bdecisions? \d/gi,
    problems: () => ['a settled question is cited as [Q12], a decision as docs/decisions/0007'],
  },
  {
    pattern: /§/g,
    outside: /\[[^[\]]*$/,
    problems: () => ['a section is cited as [2 §5]'],
  },
];

/**
 * Citations of one file that lead nowhere.
 * @param {string} file path from the root, with `/`
 * @param {string} text
 * @param {ReturnType<typeof readCitable>} citable
 * @returns {{ file: string, line: number, reason: string }[]}
 */
export function findsIn(file, text, citable) {
  if (ITSELF.test(file)) return [];
  // One line, so that a citation may go over the end of one; `ends` finds the line again.
  const ends = [];
  let removed = 0;
  const flat = text.replace(BREAK, (match, offset) => {
    ends.push(...Array(match.split('\n').length - 1).fill(offset - removed));
    removed += match.length - 1;
    return ' ';
  });
  const lineOf = (index) => ends.filter((end) => end < index).length + 1;
  const finds = RULES.flatMap(({ pattern, outside, problems }) =>
    [...flat.matchAll(pattern)]
      .filter(({ index }) => !outside?.test(flat.slice(Math.max(0, index - 80), index)))
      .flatMap((match) =>
        problems(match, citable).map((reason) => ({ file, line: lineOf(match.index), reason })),
      ),
  );
  for (const match of text.matchAll(/(?:\]\(|\]: )([\w.-]*)#([\w-]+)/g)) {
    const line = text.slice(0, match.index).split('\n').length;
    for (const reason of problemsOfLink(file, match[1], match[2], citable))
      finds.push({ file, line, reason });
  }
  return finds.sort((a, b) => a.line - b.line);
}

function main() {
  const citable = readCitable();
  const atRoot = readdirSync(ROOT, { withFileTypes: true }).filter((entry) => entry.isFile());
  const files = filesUnder([...PLACES, ...atRoot.map(({ name }) => name)]).filter((file) => READ.test(file));
  const exists = (path) => existsSync(join(ROOT, path));
  const finds = files.flatMap((file) => {
    const text = readFileSync(join(ROOT, file), 'utf8');
    return [...findsIn(file, text, citable), ...absentPaths(file, text, exists)];
  });
  for (const { file, line, reason } of finds) console.log(`${file}:${line}  ${reason}`);
  console.log(`Looked at ${files.length} files, found ${finds.length}.`);
  process.exit(finds.length > 0 ? 1 : 0);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) main();
