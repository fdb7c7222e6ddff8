/**
 * Checks that every citation of the specification, of a settled question or of a decision leads to an existing section
 * (form of citations: docs/specification/README.md), and that every path in a document exists. Prints
 * `file:line reason` for each violation.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { filesUnder } from '../process/fingerprint.mjs';
import { ROOT } from '../process/run.mjs';

const SPECIFICATION = 'docs/specification';
const CHECKED_PATHS = [
  'packages',
  'server',
  'src',
  'simulators',
  'tools',
  'tests',
  'docs',
  '.storybook',
  '.changeset',
];
const CHECKED_FILES = /\.(ts|tsx|mjs|js|astro|css|md|sql|yml)$/;
/** Not checked, because these files contain examples of wrong citations. */
const EXAMPLE_FILES = /^tools\/checks\/citations\.(mjs|test\.ts)$/;

/** A line break, with the comment mark at the start of the next line. */
const LINE_BREAK = /\s*\n[ \t]*(?:\*(?!\/)|\/\/|#)?[ \t]*/g;

/**
 * Returns the numbers of a document's sections, each with the number of items in the section's numbered list.
 * @param {string} text
 * @returns {Map<string, number>}
 */
export function sectionsOf(text) {
  const sections = new Map();
  let currentSection = '';
  for (const line of text.split('\n')) {
    const heading = /^#{2,4} (\d+(?:\.\d+)*)\.? /.exec(line);
    if (heading) {
      currentSection = heading[1];
      sections.set(currentSection, 0);
    } else if (currentSection && /^\d+\. /.test(line))
      sections.set(currentSection, sections.get(currentSection) + 1);
  }
  return sections;
}

/** Returns the numbers of the settled questions, whose headings are `### Q14`. */
export function questionsOf(text) {
  return new Set([...text.matchAll(/^#{2,4} Q(\d+)\b/gm)].map(([, number]) => number));
}

/** Returns the anchors that GitHub gives to the headings of a document. */
const anchorsOf = (text) =>
  new Set(
    [...text.matchAll(/^#{1,6} (.+)$/gm)].map(([, heading]) =>
      heading
        .toLowerCase()
        .replace(/[^\p{L}\p{N} _-]/gu, '')
        .replaceAll(' ', '-'),
    ),
  );

/** Returns all sections, questions, decisions and anchors that a citation can name. */
export function readCitationTargets(root = ROOT) {
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

/** Returns the problems of a citation in brackets, such as `3 §4, §8, Q18`, or `3 §2 screen 6` for an item of a section's numbered list. */
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
    const missingSections = [from, to].filter((number) => number && !sections.has(number));
    if (missingSections.length > 0)
      return missingSections.map((number) => `document ${document} has no section ${number}`);
    if (screen && (Number(screen) < 1 || Number(screen) > sections.get(from)))
      return [`section ${from} of document ${document} has no screen ${screen}`];
    return [];
  });
}

/** Documents in which paths are checked. */
const PATH_DOCUMENTS =
  /^docs\/(?!specification\/).*\.md$|^CONTRIBUTING\.md$|^(?!docs\/specification\/)(?:.*\/)?README\.md$/;
/** A path from the root; words in angle brackets, such as `<line>`, are placeholders. */
const PATH =
  /^(?:packages|server|simulators|src|tests|tools|docs|public)\/[\w./[\]<>-]+$|^[\w.-]+\.(?:config\.(?:ts|mjs)|json)$/;

/**
 * Returns the paths in backticks that do not exist. A path is relative to the root or, for a document outside `docs`, to
 * the folder of the document. Of a path with a placeholder, only the folder before the placeholder must exist.
 * @param {string} file path relative to the root, with `/` between folders
 * @param {string} text
 * @param {(path: string) => boolean} exists whether a path from the root exists
 */
export function absentPaths(file, text, exists) {
  if (!PATH_DOCUMENTS.test(file)) return [];
  const currentFolder =
    file.includes('/') && !file.startsWith('docs/') ? file.slice(0, file.lastIndexOf('/') + 1) : '';
  return text.split('\n').flatMap((content, index) =>
    [...content.matchAll(/`([^`\s]+)`/g)]
      .map(([, path]) => path)
      .filter((path) => PATH.test(path))
      .filter((path) => {
        const folder = path.includes('<') ? path.slice(0, path.lastIndexOf('/', path.indexOf('<'))) : path;
        return !exists(folder) && !exists(currentFolder + folder);
      })
      .map((path) => ({ file, line: index + 1, reason: `there is no ${path}` })),
  );
}

/** Returns the problem of a link from the specification to a heading of the specification. */
function problemsOfLink(file, target, anchor, { anchors }) {
  if (!file.startsWith(`${SPECIFICATION}/`)) return [];
  const headings = anchors.get(target || file.slice(SPECIFICATION.length + 1));
  return headings?.has(anchor) ? [] : [`there is no heading for #${anchor}`];
}

/** `problems` returns the problems of a match. Ignores a match when the text before it matches `notAfter`. */
const RULES = [
  {
    pattern: /\[([^[\]]*§[^[\]]*|Q\d+[^[\]]*)\]/g,
    problems: ([, content], targets) => problemsOfBracket(content, targets),
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
    problems: () => [
      'wrong form of a citation: write [Q12] for a settled question, docs/decisions/0007 for a decision',
    ],
  },
  {
    pattern: /§/g,
    // The first rule checks a section in brackets.
    notAfter: /\[[^[\]]*$/,
    problems: () => ['wrong form of a citation: write [2 §5] for a section'],
  },
];

/**
 * Returns the wrong citations of one file.
 * @param {string} file path relative to the root, with `/` between folders
 * @param {string} text
 * @param {ReturnType<typeof readCitationTargets>} targets
 * @returns {{ file: string, line: number, reason: string }[]}
 */
export function citationViolations(file, text, targets) {
  if (EXAMPLE_FILES.test(file)) return [];
  // Joins the lines of the text, because a citation can continue on the next line. `lineEnds` are the
  // positions of the removed line breaks in the joined text.
  const lineEnds = [];
  let removedLength = 0;
  const joinedText = text.replace(LINE_BREAK, (match, offset) => {
    lineEnds.push(...Array(match.split('\n').length - 1).fill(offset - removedLength));
    removedLength += match.length - 1;
    return ' ';
  });
  const lineOf = (index) => lineEnds.filter((end) => end < index).length + 1;
  const violations = RULES.flatMap(({ pattern, notAfter, problems }) =>
    [...joinedText.matchAll(pattern)]
      .filter(({ index }) => !notAfter?.test(joinedText.slice(Math.max(0, index - 80), index)))
      .flatMap((match) =>
        problems(match, targets).map((reason) => ({ file, line: lineOf(match.index), reason })),
      ),
  );
  for (const match of text.matchAll(/(?:\]\(|\]: )([\w.-]*)#([\w-]+)/g)) {
    const line = text.slice(0, match.index).split('\n').length;
    for (const reason of problemsOfLink(file, match[1], match[2], targets))
      violations.push({ file, line, reason });
  }
  return violations.sort((a, b) => a.line - b.line);
}

function main() {
  const targets = readCitationTargets();
  const rootEntries = readdirSync(ROOT, { withFileTypes: true }).filter((entry) => entry.isFile());
  const files = filesUnder([...CHECKED_PATHS, ...rootEntries.map(({ name }) => name)]).filter((file) =>
    CHECKED_FILES.test(file),
  );
  const exists = (path) => existsSync(join(ROOT, path));
  const violations = files.flatMap((file) => {
    const text = readFileSync(join(ROOT, file), 'utf8');
    return [...citationViolations(file, text, targets), ...absentPaths(file, text, exists)];
  });
  for (const { file, line, reason } of violations) console.log(`${file}:${line}  ${reason}`);
  console.log(`${files.length} files checked, ${violations.length} violations`);
  process.exitCode = violations.length > 0 ? 1 : 0;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) main();
