import { existsSync, readFileSync } from 'node:fs';

const readReport = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null);

/** Returns the number of failures: at least one when the runner's exit code is not 0, such as after a crash. */
const failureCount = (failedTests, code) => (code !== 0 && failedTests === 0 ? 1 : failedTests);

/** Returns the counts of Vitest's JSON report. A file that does not load has no test and counts as one failure. */
export function vitestCounts(file, code) {
  const report = readReport(file);
  if (!report) return { passed: 0, failed: 1 };
  const brokenFiles = report.testResults.filter(
    (suite) => suite.status === 'failed' && suite.assertionResults.length === 0,
  );
  return {
    passed: report.numPassedTests,
    failed: failureCount(report.numFailedTests + brokenFiles.length, code),
  };
}

/** Returns the counts of Playwright's JSON report. A test that passes only on a second try counts as failed. */
export function playwrightCounts(file, code) {
  const stats = readReport(file)?.stats;
  if (!stats) return { passed: 0, failed: 1 };
  return { passed: stats.expected, failed: failureCount(stats.unexpected + stats.flaky, code) };
}

/** Returns the counts of a command, which is one test. */
export const commandCounts = (code) => (code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });

/** Returns the last line of `npm test`: the sums of all checks, and the remarks about what a check did not do. */
export function summary(results) {
  const sum = (key) => results.reduce((total, result) => total + result[key], 0);
  const remarks = results.flatMap(({ remark }) => remark ?? []);
  return [`${sum('passed')} passed, ${sum('failed')} failed`, ...remarks].join('; ');
}
