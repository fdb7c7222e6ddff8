import { describe, expect, test } from 'vitest';
import { guideViolations, lockViolations, violationsIn } from './guard.mjs';

const violationLines = (file: string, text: string) => violationsIn(file, text).map(({ line }) => line);

describe('the guard for test files', () => {
  test.each([
    "test.only('a', () => {});",
    "it.skip('a', () => {});",
    "describe.only('a', () => {});",
    "test.describe.skip('a', () => {});",
    "test.concurrent.only('a', () => {});",
    "test.skipIf(slow)('a', () => {});",
    "test.todo('a');",
    "test.fixme('a', () => {});",
    "xit('a', () => {});",
    "fdescribe('a', () => {});",
    'await page.waitForTimeout(500);',
    "await page.waitForLoadState('networkidle');",
  ])('rejects a test file with %s', (text) => {
    expect(violationLines('tests/e2e/order.spec.ts', `import './x.ts';\n${text}\n`)).toEqual([2]);
  });

  test.each([
    "test('skips the first row', () => {});",
    'it.each(rows)("a", () => {});',
    'exit(1);',
    'list.skip(2);',
  ])('accepts a test file with %s', (text) => {
    expect(violationLines('packages/domain/src/money/money.test.ts', text)).toEqual([]);
  });
});

describe('the guard for shared tables', () => {
  test.each([
    'Object.assign(LINES, { travel });',
    'Object.assign(LINES.kesehatan, { label: 1 });',
    "vi.spyOn(SERVER_LINES, 'get');",
    "  LINES.kesehatan.label = 'Lain';",
    "LINES['kesehatan'] = other;",
    'CLAIM_CAUSES.health.push(other);',
    'delete LINES.kesehatan;',
    "vi.mock('../lines/lines.ts');",
  ])('rejects %s in tests and fixtures', (text) => {
    expect(violationLines('server/src/lines/lines.test.ts', text)).toEqual([1]);
    expect(violationLines('packages/ui/src/orders/order.fixture.ts', text)).toEqual([1]);
  });

  test.each([
    'const other = { ...LINES, travel };',
    'expect(LINES.kesehatan.label).toBe("Kesehatan");',
    'LINES.kesehatan === other;',
    "vi.spyOn(test.deps.mail, 'queue');",
    'for (const LINE of CASES) run(LINE);',
  ])('accepts %s in tests', (text) => {
    expect(violationLines('server/src/lines/lines.test.ts', text)).toEqual([]);
  });
});

test.each([
  "tags: ['!test'],",
  'parameters: { a11y: { disable: true } },',
  "parameters: { a11y: { test: 'off' } },",
])('the guard rejects a story that is excluded from tests or from axe: %s', (text) => {
  expect(violationLines('packages/ui/src/plans/plan-card/PlanCard.stories.tsx', text)).toEqual([1]);
});

test.each(['// TODO later', '/* FIXME */', '// @ts-ignore', '// @ts-nocheck'])(
  'the guard rejects %s in code',
  (text) => {
    expect(violationLines('server/src/app.ts', text)).toEqual([1]);
  },
);

test.each(['export const MOST_DRAFTS = 20;', 'const OLDEST_MS = 1;', 'const WHAT_IS_SENT = {};'])(
  'the guard rejects the prefix of the constant in "%s"',
  (text) => {
    expect(violationLines('packages/domain/src/draft/index.ts', text)).toEqual([1]);
  },
);

test.each(['export const MAX_DRAFTS = 20;', 'const NEWEST_FIRST = [];', 'use(MOST_DRAFTS);'])(
  'the guard accepts the name of the constant in "%s"',
  (text) => {
    expect(violationLines('packages/domain/src/draft/index.ts', text)).toEqual([]);
  },
);

test("the guard rejects the spelling 'silahkan' except in texts of the specification", () => {
  const file = 'packages/domain/src/messages/messages.ts';
  expect(violationLines(file, "'Data belum terkirim, silahkan coba lagi'\n'Silahkan hubungi kami'")).toEqual([
    1, 2,
  ]);
  expect(violationLines(file, "'Silakan hubungi kami'\n'Silahkan Lengkapi Profil Terlebih Dahulu'")).toEqual(
    [],
  );
});

test.each(['const now = new Date();', 'Date.now()', 'Math.random()', 'process.env.A'])(
  'the guard rejects %s in code of the domain, but not in tests and on the server',
  (text) => {
    expect(violationLines('packages/domain/src/dates/jakarta.ts', text)).toEqual([1]);
    expect(violationLines('packages/domain/src/dates/dates.test.ts', text)).toEqual([]);
    expect(violationLines('server/src/app.ts', text)).toEqual([]);
  },
);

test.each([
  ['a tag', '- uses: actions/checkout@v5', [1]],
  ['a commit without its version', `- uses: actions/checkout@${'0a'.repeat(20)}`, [1]],
  ['a commit with its version', `- uses: actions/checkout@${'0a'.repeat(20)} # v5.0.0`, []],
  ['a workflow of this repository', 'uses: ./.github/workflows/check.yml', []],
])('the guard requires a commit and a version for an action of a workflow: %s', (_kind, text, lines) => {
  expect(violationLines('.github/workflows/release.yml', text)).toEqual(lines);
});

test('the guard rejects a package that imports itself by name', () => {
  expect(
    violationLines('packages/ui/src/a/b/B.tsx', "import { Money } from '@naungan/ui/primitives/money';"),
  ).toEqual([1]);
  expect(
    violationLines('packages/ui/src/a/b/B.tsx', "import { formatRupiah } from '@naungan/domain/money';"),
  ).toEqual([]);
});

test('the guard rejects a page that imports the server', () => {
  expect(violationLines('src/pages/index.astro', "import { app } from '../../server/src/app.ts';")).toEqual([
    1,
  ]);
});

test('the guard rejects a file of more than 300 lines, except tests, stories and data', () => {
  const longText = 'x;\n'.repeat(301);
  expect(violationLines('server/src/app.ts', 'x;\n'.repeat(300))).toEqual([]);
  expect(violationLines('server/src/app.ts', longText)).toEqual([301]);
  expect(violationLines('server/src/app.test.ts', longText)).toEqual([]);
  expect(violationLines('packages/domain/src/how-to-pay/data.ts', longText)).toEqual([]);
});

test('the guard rejects a package-lock.json with a registry host', () => {
  expect(lockViolations('"a": {\n"resolved": "https://example.test/a.tgz"\n}')).toHaveLength(1);
  expect(lockViolations('"a": {\n"resolved": "packages/a",\n"link": true\n}')).toEqual([]);
});

test('the guard rejects a style attribute in a component but not in a story', () => {
  const text = '<i style={{ width: 1 }} />';
  expect(violationLines('packages/ui/src/records/bar/Bar.tsx', text)).toEqual([1]);
  expect(violationLines('packages/ui/src/records/bar/Bar.stories.tsx', text)).toEqual([]);
});

test.each([
  ['without a guide', 'plan-card/PlanCard.stories.tsx', "title: 'Plans/PlanCard',", 1],
  ['with a guide', 'plan-card/PlanCard.stories.tsx', 'parameters: {\n    guide,\n  },', 0],
  ['with further stories of a component', 'plan-list/PlanList.tests.stories.tsx', "title: 'Tests',", 0],
])('the guard expects a guide in each catalogue: a file %s', (_name, file, text, count) => {
  expect(guideViolations(`packages/ui/src/plans/${file}`, text)).toHaveLength(count);
});

test.each([
  ['packages/ui/src/records/bar/Bar.tsx', 'export function Bar() {}'],
  ['packages/ui/src/records/bar/use-bar.tsx', 'export function useBar() {}'],
  ['packages/ui/src/records/bar/bar.fixture.tsx', 'export function BarOfStory() {}'],
  ['packages/ui/src/records/bar/Bar.stories.tsx', 'export const Default = {};'],
  ['src/content/Menu.ts', 'export const MENU = [];'],
])('the guard accepts the file name %s', (file, text) => {
  expect(violationLines(file, text)).toEqual([]);
});

test.each([
  ['packages/ui/src/records/bar/bar.tsx', 'export function Bar() {}'],
  ['packages/ui/src/records/bar/barRows.ts', 'export const rows = [];'],
  ['packages/storefront/src/react/UseBar.ts', 'export function useBar() {}'],
  ['src/islands/bar.tsx', 'export default function Bar() {}'],
])('the guard rejects the file name %s', (file, text) => {
  expect(violationLines(file, text)).toEqual([1]);
});
