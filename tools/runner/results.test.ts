import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { commandCounts, playwrightCounts, summary, vitestCounts } from './results.mjs';

const writeReport = (content: unknown) => {
  const file = join(mkdtempSync(join(tmpdir(), 'naungan-results-')), 'report.json');
  writeFileSync(file, JSON.stringify(content));
  return file;
};
const suite = { status: 'passed', assertionResults: [{}] };
const brokenSuite = { status: 'failed', assertionResults: [] };

test.each([
  [
    'all tests passed',
    { numPassedTests: 3, numFailedTests: 0, testResults: [suite] },
    0,
    { passed: 3, failed: 0 },
  ],
  [
    'one test failed',
    { numPassedTests: 2, numFailedTests: 1, testResults: [suite] },
    1,
    { passed: 2, failed: 1 },
  ],
  [
    'a file did not load',
    { numPassedTests: 2, numFailedTests: 0, testResults: [suite, brokenSuite] },
    1,
    { passed: 2, failed: 1 },
  ],
  [
    'an error occurred outside of tests',
    { numPassedTests: 2, numFailedTests: 0, testResults: [suite] },
    1,
    { passed: 2, failed: 1 },
  ],
])('the test runner counts the tests of a Vitest report when %s', (_name, content, code, counts) => {
  expect(vitestCounts(writeReport(content), code)).toEqual(counts);
});

test.each([
  ['all tests passed', { expected: 4, unexpected: 0, flaky: 0 }, 0, { passed: 4, failed: 0 }],
  [
    'one test passed on its second try',
    { expected: 3, unexpected: 0, flaky: 1 },
    0,
    { passed: 3, failed: 1 },
  ],
  ['the server did not start', { expected: 0, unexpected: 0, flaky: 0 }, 1, { passed: 0, failed: 1 }],
])('the test runner counts the tests of a Playwright report when %s', (_name, stats, code, counts) => {
  expect(playwrightCounts(writeReport({ stats }), code)).toEqual(counts);
});

test('the test runner counts a Vitest or Playwright run without a report as one failure', () => {
  expect(vitestCounts('/nowhere.json', 0)).toEqual({ passed: 0, failed: 1 });
  expect(playwrightCounts('/nowhere.json', 0)).toEqual({ passed: 0, failed: 1 });
});

test('the summary has the sums of all checks in one line', () => {
  expect(summary([{ passed: 40, failed: 1 }, commandCounts(0), commandCounts(2)])).toBe(
    '41 passed, 2 failed',
  );
});

test('the summary states which check did not compare pictures', () => {
  const remark = 'pictures not compared: this is no git repository';
  expect(summary([commandCounts(0), { ...commandCounts(0), remark }])).toBe(`2 passed, 0 failed; ${remark}`);
});
