/** Finds the shell commands of a document, and compares them with the table of `documented-commands.mjs`. */
import { marked } from 'marked';

const SHELL_LANGUAGE = /^(?:|sh|bash|console)$/;
/** A program with an argument, with or without environment variables before it. */
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
    // `raw`, because Marked has replaced `<` and `&` in `text`.
    if (token.type === 'codespan') add(token.raw.replace(/^`+|`+$/g, ''));
    if (token.type === 'code' && SHELL_LANGUAGE.test(token.lang ?? '')) token.text.split('\n').forEach(add);
  });
  return commands;
}

/**
 * Returns the violations in the table of commands: commands without an entry, entries whose command is in no document,
 * entries with none or several of `run`, `coveredBy` and `reason`, and names of checks that do not exist.
 * @param {{ file: string, line: number, command: string }[]} documentCommands commands of all documents
 * @param {Record<string, { run?: object, coveredBy?: string[], reason?: string }>} table
 * @param {string[]} checks ids of the checks of `npm test` and `npm run test:deep`
 * @returns {{ file: string, line: number, reason: string }[]}
 */
export function commandTableViolations(documentCommands, table, checks) {
  const file = 'tools/checks/documented-commands.mjs';
  const documentedCommands = new Set(documentCommands.map(({ command }) => command));
  const missingEntries = documentCommands
    .filter(({ command }) => !Object.hasOwn(table, command))
    .map((occurrence) => ({
      file: occurrence.file,
      line: occurrence.line,
      reason: `${occurrence.command} has no entry in ${file}`,
    }));
  const tableProblems = Object.entries(table).flatMap(([command, { run, coveredBy, reason }]) => [
    ...(documentedCommands.has(command) ? [] : [`no document names ${command}`]),
    ...([run, coveredBy, reason].filter(Boolean).length === 1
      ? []
      : [`${command} needs one of run, coveredBy and reason`]),
    ...(coveredBy ?? [])
      .filter((id) => !checks.includes(id))
      .map((id) => `${command} is covered by ${id}, which is no check`),
  ]);
  return [...missingEntries, ...tableProblems.map((reason) => ({ file, line: 1, reason }))];
}
