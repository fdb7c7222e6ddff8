import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { commandCounts, playwrightCounts, summary, vitestCounts } from './results.mjs';

const report = (content: unknown) => {
  const file = join(mkdtempSync(join(tmpdir(), 'naungan-results-')), 'report.json');
  writeFileSync(file, JSON.stringify(content));
  return file;
};
const suite = { status: 'passed', assertionResults: [{}] };
const brokenSuite = { status: 'failed', assertionResults: [] };

test.each([
  ['all passed', { numPassedTests: 3, numFailedTests: 0, testResults: [suite] }, 0, { passed: 3, failed: 0 }],
  [
    'some failed',
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
    'an error outside of tests',
    { numPassedTests: 2, numFailedTests: 0, testResults: [suite] },
    1,
    { passed: 2, failed: 1 },
  ],
])('counts unit tests when %s', (_name, content, code, counts) => {
  expect(vitestCounts(report(content), code)).toEqual(counts);
});

test.each([
  ['all passed', { expected: 4, unexpected: 0, flaky: 0 }, 0, { passed: 4, failed: 0 }],
  ['one passed on its second try', { expected: 3, unexpected: 0, flaky: 1 }, 0, { passed: 3, failed: 1 }],
  ['the server did not start', { expected: 0, unexpected: 0, flaky: 0 }, 1, { passed: 0, failed: 1 }],
])('counts journeys when %s', (_name, stats, code, counts) => {
  expect(playwrightCounts(report({ stats }), code)).toEqual(counts);
});

test('counts a runner without a report as one failure', () => {
  expect(vitestCounts('/nowhere.json', 0)).toEqual({ passed: 0, failed: 1 });
  expect(playwrightCounts('/nowhere.json', 0)).toEqual({ passed: 0, failed: 1 });
});

test('adds up all runners in one line', () => {
  expect(summary([{ passed: 40, failed: 1 }, commandCounts(0), commandCounts(2)])).toBe(
    '41 passed, 2 failed',
  );
});
