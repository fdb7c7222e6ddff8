/**
 * `npm test`: all checks in one run. `npm test -- unit e2e` runs two of them; `--deep`, which is `npm run
 * test:deep`, runs the checks that take minutes. Runs on plain Node 20 without packages, because it installs
 * them. The last line adds up all runners.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { interruption, passSignalsOn } from '../process/run.mjs';
import { duration, fail, StepError, step } from '../process/step.mjs';
import { siteIsFresh } from '../site-build/site-build.mjs';
import { ensureChromium } from '../test-services/chromium.mjs';
import { startPreparedPostgres } from '../test-services/prepared-databases.mjs';
import { CHECKS, DEEP_CHECKS } from './checks.mjs';
import { ensureInstalled } from './install.mjs';
import { summary } from './results.mjs';

const FAILED_ONCE = { passed: 0, failed: 1 };
/**
 * Limit for the weights of checks that run in parallel: two workers with a server or a browser need more than
 * a core each.
 */
const MAX_WEIGHT = 3;

/** Runs one check and prints one line at its end; its output only when it failed. */
async function perform(check, context) {
  const missing = (check.needs ?? []).find((need) => !context.ready.has(need));
  if (missing) {
    console.log(`✗ ${check.name}: not run, because "${missing}" is missing`);
    return { ...FAILED_ONCE, check };
  }
  const startedAt = performance.now();
  const result = await check.run(context).catch((error) => ({
    ...FAILED_ONCE,
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
  if (result.failed === 0) context.ready.add(check.id);
  return { ...result, check };
}

/**
 * Runs all checks, each after those that it needs and as soon as the limit allows, in their order. Results
 * keep that order.
 */
async function performAll(checks, context) {
  const results = new Map();
  const running = new Map();
  const weightOf = ({ weight = 1 }) => weight;
  const room = () => MAX_WEIGHT - [...running.keys()].reduce((sum, check) => sum + weightOf(check), 0);
  const isOpen = (need) => checks.some(({ id }) => id === need && !results.has(id));
  const mayStart = (check) =>
    !results.has(check.id) && !running.has(check) && !(check.needs ?? []).some(isOpen);
  while (!interruption()) {
    for (const check of checks.filter(mayStart)) {
      // No lighter check overtakes a heavier one, or the longest would start last.
      if (weightOf(check) > room()) break;
      const work = perform(check, context).then((result) => {
        running.delete(check);
        results.set(check.id, result);
      });
      running.set(check, work);
    }
    if (running.size === 0) break;
    await Promise.race(running.values());
  }
  await Promise.all(running.values());
  return checks.flatMap(({ id }) => results.get(id) ?? []);
}

function chosenChecks(all, ids) {
  const unknown = ids.find((id) => !all.some((check) => check.id === id));
  if (unknown)
    throw new StepError(`No check is called "${unknown}". There are: ${all.map(({ id }) => id).join(', ')}.`);
  return ids.length === 0 ? all : all.filter(({ id }) => ids.includes(id));
}

/** Returns the PostgreSQL of the run, started by the first check that needs it. */
function onePostgres() {
  let started;
  return {
    postgres() {
      started ??= startPreparedPostgres();
      return started;
    },
    async stopPostgres() {
      const running = await started?.catch(() => null);
      await running?.stop();
    },
  };
}

async function main() {
  passSignalsOn();
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
  const { postgres, stopPostgres } = onePostgres();
  const context = { folder, chromium, postgres, ready: new Set(chromium ? ['chromium'] : []) };
  if (siteIsFresh()) context.ready.add('site');
  const results = await performAll(checks, context).finally(stopPostgres);
  rmSync(folder, { recursive: true, force: true });
  const failed = results.filter((result) => result.failed > 0);
  for (const { check } of failed)
    console.log(`✗ ${check.name} (again: ${values.deep ? 'npm run test:deep' : 'npm test'} -- ${check.id})`);
  console.log(`Took ${duration(performance.now() - startedAt)}.`);
  if (interruption()) fail(new StepError('Interrupted.'));
  console.log(summary(results));
  process.exit(failed.length > 0 ? 1 : 0);
}

main().catch(fail);
