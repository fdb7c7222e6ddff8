import { expect, test } from 'vitest';
import { documentViolations } from './documents.mjs';

const repository = {
  scripts: ['start', 'test', 'lint'],
  programs: new Set(['vitest']),
  words: new Set(['buildApp', 'DATA_DIR', 'route']),
  propertyAccesses: new Set(['upload.markFilesUsed', 'deps.jobs']),
  fileNames: new Set(['money.ts', 'pay.test.ts', 'shop.sell.ts']),
  exists: (path: string) => path === 'docs/money.md',
};
const reasonsFor = (text: string) =>
  documentViolations('docs/README.md', text, repository).map(
    ({ line, reason }: { line: number; reason: string }) => `${line} ${reason}`,
  );

test('the check of documents accepts existing scripts and links to existing files', () => {
  expect(reasonsFor('`npm start`, `npm run lint -- x` and [money](money.md#how)')).toEqual([]);
});

test('the check of documents rejects a script that does not exist', () => {
  expect(reasonsFor('first\n`npm run guard`')).toEqual(['2 there is no script guard in package.json']);
});

test('the check of documents rejects a link to a missing file', () => {
  expect(reasonsFor('[x](../absent.md)')).toEqual(['1 there is no ../absent.md']);
});

test('the check of documents rejects a program of npx that is neither installed nor listed', () => {
  expect(reasonsFor('npx vitest run; npx verdaccio@6 --listen; npx gone x')).toEqual([
    '1 npx gone is not installed and in no list of tools/checks/documents.mjs',
  ]);
});

test('the check of documents rejects an identifier between backticks that no source file contains', () => {
  expect(reasonsFor('`buildApp(config)`, `DATA_DIR` and `@naungan/ui/PlanList`; plainText')).toEqual([]);
  expect(reasonsFor('`buildShop()`\n`{ DATA_FOLDER }`')).toEqual([
    '1 no source file contains buildShop',
    '2 no source file contains DATA_FOLDER',
  ]);
});

test('the check of documents rejects a property access between backticks that no source file contains', () => {
  expect(
    reasonsFor('`await upload.markFilesUsed(tx, now)`, `deps.jobs`, `src/shop.sell.ts`, shop.sell'),
  ).toEqual([]);
  expect(reasonsFor('`upload.markFilesUsed`\n`await shop.sell(tx, now)`')).toEqual([
    '2 no source file contains shop.sell',
  ]);
});

test('the check of documents rejects a function between backticks that no source file contains', () => {
  expect(reasonsFor('`route(app)`, `deps.jobs(x)`, needed(x)')).toEqual([]);
  expect(reasonsFor('`route(app)`\n`...needed(x)`')).toEqual(['2 no source file contains needed']);
});

test('the check of documents rejects the name of a source file that does not exist', () => {
  expect(reasonsFor('`money.ts`, `packages/domain/src/money.ts`, `payments/pay.test.ts`, sold.ts')).toEqual(
    [],
  );
  expect(reasonsFor('`marks.ts`\n`src/pdf/marks.ts`')).toEqual([
    '1 there is no file marks.ts',
    '2 there is no file marks.ts',
  ]);
});
