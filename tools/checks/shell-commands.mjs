/** Finds the shell commands of a document, and compares them with the table of `documented-commands.mjs`. */
import { marked } from 'marked';

const SHELL = /^(?:|sh|bash|console)$/;
/** A program with arguments, after variables of the environment. */
const COMMAND =
  /^(?:\w+=\S+ )*(?:npm|npx|node|vitest|git|docker|curl|psql|systemctl|openssl|export|ls|echo) ./;
const REMARK = /\s+#\s.*$/;

/**
 * Returns the commands in code spans and in code blocks of a shell, with the line of the document.
 * @param {string} text Markdown
 * @returns {{ command: string, line: number }[]}
 */
export function shellCommandsOf(text) {
  const commands = [];
  const lines = text.split('\n');
  const add = (source) => {
    const command = source.replace(/^\$ /, '').replace(REMARK, '').trim();
    if (!COMMAND.test(command)) return;
    const line = lines.findIndex((content) => content.includes(source)) + 1;
    commands.push({ command, line: line || 1 });
  };
  marked.walkTokens(marked.lexer(text), (token) => {
    // Not `text`, in which Marked has replaced `<` and `&`.
    if (token.type === 'codespan') add(token.raw.replace(/^`+|`+$/g, ''));
    if (token.type === 'code' && SHELL.test(token.lang ?? '')) token.text.split('\n').forEach(add);
  });
  return commands;
}

/**
 * Returns the problems of the table: commands without an entry, entries that no document names or that do not say
 * exactly one of `run`, `coveredBy` and `reason`, and names of checks that do not exist.
 * @param {{ file: string, line: number, command: string }[]} named commands of all documents
 * @param {Record<string, { run?: object, coveredBy?: string[], reason?: string }>} table
 * @param {string[]} checks ids of the checks of `npm test` and `npm run test:deep`
 * @returns {{ file: string, line: number, reason: string }[]}
 */
export function findsInTable(named, table, checks) {
  const file = 'tools/checks/documented-commands.mjs';
  const known = new Set(named.map(({ command }) => command));
  const absent = named
    .filter(({ command }) => !Object.hasOwn(table, command))
    .map((place) => ({
      file: place.file,
      line: place.line,
      reason: `${place.command} has no entry in ${file}`,
    }));
  const wrong = Object.entries(table).flatMap(([command, { run, coveredBy, reason }]) => [
    ...(known.has(command) ? [] : [`no document names ${command}`]),
    ...([run, coveredBy, reason].filter(Boolean).length === 1
      ? []
      : [`${command} needs one of run, coveredBy and reason`]),
    ...(coveredBy ?? [])
      .filter((id) => !checks.includes(id))
      .map((id) => `${command} is covered by ${id}, which is no check`),
  ]);
  return [...absent, ...wrong.map((reason) => ({ file, line: 1, reason }))];
}
