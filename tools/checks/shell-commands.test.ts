import { expect, test } from 'vitest';
import { commandTableViolations, shellCommandsOf } from './shell-commands.mjs';

const commandsOf = (text: string) =>
  shellCommandsOf(text).map(({ line, command }: { line: number; command: string }) => `${line} ${command}`);

test('shellCommandsOf finds commands in code spans but not names of programs and other code', () => {
  expect(
    commandsOf('Run `npm start`.\n\n- `npx vitest run x`; `node` and `node:sqlite` and `types` are none'),
  ).toEqual(['1 npm start', '3 npx vitest run x']);
});

test('shellCommandsOf finds a command that lacks npx', () => {
  expect(commandsOf('`vitest run x`')).toEqual(['1 vitest run x']);
});

test('shellCommandsOf returns a command with its placeholders and shell operators', () => {
  expect(
    commandsOf("`npm run desk -- show <order>`\n\n`npm run types | grep 'is missing' && ls dist`"),
  ).toEqual(['1 npm run desk -- show <order>', "3 npm run types | grep 'is missing' && ls dist"]);
});

test('shellCommandsOf finds each line of a shell block that begins with a program, and removes its comment', () => {
  const block = [
    '```sh',
    'npm start    # http://localhost:4321',
    'PORT=4400 npx node server.ts',
    "cat > file <<'END'",
    'text: npm start',
    'END',
    '```',
  ];
  expect(commandsOf(block.join('\n'))).toEqual(['2 npm start', '3 PORT=4400 npx node server.ts']);
});

test('shellCommandsOf finds commands of a block in a list, after a prompt, and in a block without a language', () => {
  expect(commandsOf('1. Do\n   ```sh\n   npm run publish:site\n   ```')).toEqual(['3 npm run publish:site']);
  expect(commandsOf('```console\n$ npx tool file\nits output\n```')).toEqual(['2 npx tool file']);
  expect(commandsOf('```\nnpx tool file\n```')).toEqual(['2 npx tool file']);
});

test('shellCommandsOf finds no commands in a block of another language', () => {
  expect(commandsOf('```ini\nnpm start\n```')).toEqual([]);
});

const DOCUMENT_COMMANDS = [{ file: 'README.md', line: 3, command: 'npm start' }];
const reasonsOf = (table: Parameters<typeof commandTableViolations>[1]) =>
  commandTableViolations(DOCUMENT_COMMANDS, table, ['unit', 'lint']).map(
    ({ file, line, reason }: { file: string; line: number; reason: string }) => `${file}:${line} ${reason}`,
  );
const TABLE = 'tools/checks/documented-commands.mjs';

test('the check of the command table accepts a command that is run, covered by checks, or explained', () => {
  expect(reasonsOf({ 'npm start': { run: {} } })).toEqual([]);
  expect(reasonsOf({ 'npm start': { coveredBy: ['unit', 'lint'] } })).toEqual([]);
  expect(reasonsOf({ 'npm start': { reason: 'needs a token' } })).toEqual([]);
});

test('the check of the command table rejects a command of a document without an entry', () => {
  expect(reasonsOf({})).toEqual([`README.md:3 npm start has no entry in ${TABLE}`]);
});

test('the check of the command table rejects an entry that no document names', () => {
  expect(reasonsOf({ 'npm start': { run: {} }, 'npm stop': { run: {} } })).toEqual([
    `${TABLE}:1 no document names npm stop`,
  ]);
});

test('the check of the command table rejects an entry with none or two of run, coveredBy and reason', () => {
  const expected = [`${TABLE}:1 npm start needs one of run, coveredBy and reason`];
  expect(reasonsOf({ 'npm start': {} })).toEqual(expected);
  expect(reasonsOf({ 'npm start': { run: {}, reason: 'slow' } })).toEqual(expected);
});

test('the check of the command table rejects the name of a check that does not exist', () => {
  expect(reasonsOf({ 'npm start': { coveredBy: ['unit', 'units'] } })).toEqual([
    `${TABLE}:1 npm start is covered by units, which is no check`,
  ]);
});
