import { existsSync, readFileSync } from 'node:fs';

const read = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null);

/** A runner that ended badly without naming a failed test (a file that does not load, a crash) failed once. */
const atLeastOne = (failed, code) => (code !== 0 && failed === 0 ? 1 : failed);

/** Counts of Vitest's JSON report. A file that could not be loaded holds no test and counts once. */
export function vitestCounts(file, code) {
  const report = read(file);
  if (!report) return { passed: 0, failed: 1 };
  const broken = report.testResults.filter(
    (suite) => suite.status === 'failed' && suite.assertionResults.length === 0,
  );
  return { passed: report.numPassedTests, failed: atLeastOne(report.numFailedTests + broken.length, code) };
}

/** Counts of Playwright's JSON report. A test that passed only on a second try is not a passed one. */
export function playwrightCounts(file, code) {
  const stats = read(file)?.stats;
  if (!stats) return { passed: 0, failed: 1 };
  return { passed: stats.expected, failed: atLeastOne(stats.unexpected + stats.flaky, code) };
}

/** A command that either holds or not. */
export const commandCounts = (code) => (code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });

/** The last line of a run. */
export const summary = (results) => {
  const sum = (key) => results.reduce((total, result) => total + result[key], 0);
  return `${sum('passed')} passed, ${sum('failed')} failed`;
};
