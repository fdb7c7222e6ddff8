/**
 * `npm test`: runs all checks and prints the sums of passed and failed tests in the last line. `npm test -- unit e2e`
 * runs two checks. `npm run test:deep` (`--deep`) runs the checks that take minutes. Runs on plain Node 20 without
 * packages, because it installs them.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { forwardSignals, interruption } from '../process/run.mjs';
import { duration, fail, StepError, step } from '../process/step.mjs';
import { siteIsFresh } from '../site-build/site-build.mjs';
import { ensureChromium } from '../test-services/chromium.mjs';
import { startPreparedServer } from '../test-services/prepared-databases.mjs';
import { CHECKS, DEEP_CHECKS } from './checks.mjs';
import { ensureInstalled } from './install.mjs';
import { summary } from './results.mjs';

const ONE_FAILURE = { passed: 0, failed: 1 };
/**
 * Limit of the sum of the weights (checks.mjs) of checks that run in parallel. The value is for a machine with two cores. A
 * test worker together with its server or browser uses more than one core.
 */
const MAX_WEIGHT = 3;

/** Runs one check and prints one line; prints the output of the check only when it failed. */
async function runCheck(check, context) {
  const missingNeed = (check.needs ?? []).find((need) => !context.fulfilledNeeds.has(need));
  if (missingNeed) {
    console.log(`✗ ${check.name}: not run, because "${missingNeed}" is missing`);
    return { ...ONE_FAILURE, check };
  }
  const startedAt = performance.now();
  const result = await check.run(context).catch((error) => ({
    ...ONE_FAILURE,
    output: error instanceof StepError ? error.message : (error.stack ?? String(error)),
  }));
  const time = duration(performance.now() - startedAt);
  const counts =
    result.note ??
    (result.passed + result.failed > 1 ? `${result.passed} passed, ${result.failed} failed` : '');
  console.log(
    `  ${check.name} … ${time}${result.failed > 0 ? ' FAILED' : ''}${counts ? ` (${counts})` : ''}`,
  );
  if (result.failed > 0) console.log(`${result.output ?? ''}\n`);
  if (result.failed === 0) context.fulfilledNeeds.add(check.id);
  return { ...result, check };
}

/** Runs checks in parallel within the limit, each after the checks that it needs; returns results in the order of `checks`. */
async function runChecks(checks, context) {
  const results = new Map();
  const runningChecks = new Map();
  const weightOf = ({ weight = 1 }) => weight;
  const freeWeight = () =>
    MAX_WEIGHT - [...runningChecks.keys()].reduce((sum, check) => sum + weightOf(check), 0);
  const isUnfinished = (need) => checks.some(({ id }) => id === need && !results.has(id));
  const mayStart = (check) =>
    !results.has(check.id) && !runningChecks.has(check) && !(check.needs ?? []).some(isUnfinished);
  while (!interruption()) {
    for (const check of checks.filter(mayStart)) {
      // A light check does not overtake a heavy one that is earlier in the list. Otherwise the longest checks would start last.
      if (weightOf(check) > freeWeight()) break;
      const pendingCheck = runCheck(check, context).then((result) => {
        runningChecks.delete(check);
        results.set(check.id, result);
      });
      runningChecks.set(check, pendingCheck);
    }
    if (runningChecks.size === 0) break;
    await Promise.race(runningChecks.values());
  }
  await Promise.all(runningChecks.values());
  return checks.flatMap(({ id }) => results.get(id) ?? []);
}

/** Returns the checks with these ids; all checks when the list of ids is empty. */
function chosenChecks(all, ids) {
  const unknownId = ids.find((id) => !all.some((check) => check.id === id));
  if (unknownId)
    throw new StepError(
      `No check is called "${unknownId}". There are: ${all.map(({ id }) => id).join(', ')}.`,
    );
  return ids.length === 0 ? all : all.filter(({ id }) => ids.includes(id));
}

/** Returns functions for the PostgreSQL server that the checks share: the first call of `postgres` starts it. */
function sharedPostgres() {
  let startedServer;
  return {
    postgres() {
      startedServer ??= startPreparedServer();
      return startedServer;
    },
    async stopPostgres() {
      const server = await startedServer?.catch(() => null);
      await server?.stop();
    },
  };
}

async function main() {
  forwardSignals();
  const { values, positionals } = parseArgs({
    options: { deep: { type: 'boolean' } },
    allowPositionals: true,
  });
  const checks = chosenChecks(values.deep ? DEEP_CHECKS : CHECKS, positionals);
  const startedAt = performance.now();
  await ensureInstalled({ dev: true });
  const needs = new Set(checks.flatMap((check) => check.needs ?? []));
  const chromium = needs.has('chromium')
    ? await step('Finding Chromium, or installing it', ensureChromium)
    : null;
  const folder = mkdtempSync(join(tmpdir(), 'naungan-test-run-'));
  const { postgres, stopPostgres } = sharedPostgres();
  const context = { folder, chromium, postgres, fulfilledNeeds: new Set(chromium ? ['chromium'] : []) };
  if (siteIsFresh()) context.fulfilledNeeds.add('site');
  const results = await runChecks(checks, context).finally(stopPostgres);
  rmSync(folder, { recursive: true, force: true });
  const failedResults = results.filter((result) => result.failed > 0);
  for (const { check } of failedResults)
    console.log(`✗ ${check.name} (again: ${values.deep ? 'npm run test:deep' : 'npm test'} -- ${check.id})`);
  console.log(`Took ${duration(performance.now() - startedAt)}.`);
  if (interruption()) fail(new StepError('Interrupted.'));
  console.log(summary(results));
  process.exit(failedResults.length > 0 ? 1 : 0);
}

main().catch(fail);
