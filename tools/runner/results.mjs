import { existsSync, readFileSync } from 'node:fs';

const read = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null);

/** Counts one failure for a runner that failed without a failed test: a crash, or a file that does not load. */
const atLeastOne = (failed, code) => (code !== 0 && failed === 0 ? 1 : failed);

/** Counts Vitest's JSON report. A file that does not load has no test and counts as one failure. */
export function vitestCounts(file, code) {
  const report = read(file);
  if (!report) return { passed: 0, failed: 1 };
  const broken = report.testResults.filter(
    (suite) => suite.status === 'failed' && suite.assertionResults.length === 0,
  );
  return { passed: report.numPassedTests, failed: atLeastOne(report.numFailedTests + broken.length, code) };
}

/** Counts Playwright's JSON report. A test that passed on a second try did not pass. */
export function playwrightCounts(file, code) {
  const stats = read(file)?.stats;
  if (!stats) return { passed: 0, failed: 1 };
  return { passed: stats.expected, failed: atLeastOne(stats.unexpected + stats.flaky, code) };
}

/** Counts a command as one test. */
export const commandCounts = (code) => (code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });

/** Returns the last line of a run. */
export const summary = (results) => {
  const sum = (key) => results.reduce((total, result) => total + result[key], 0);
  return `${sum('passed')} passed, ${sum('failed')} failed`;
};
