/**
 * `npm test`: everything that has to hold, in one go. `npm test -- unit e2e` runs only those. With `--deep`, which is
 * `npm run test:deep`, the searches that take minutes instead.
 * Plain Node 20 without packages, because it installs them. The last line sums up all runners.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { CHECKS, DEEP_CHECKS } from './checks.mjs';
import { ensureChromium } from './chromium.mjs';
import { ensureInstalled } from './install.mjs';
import { summary } from './results.mjs';
import { interruption, passSignalsOn } from './run.mjs';
import { siteIsFresh } from './site-build.mjs';
import { duration, fail, StepError, step } from './step.mjs';

const FAILED_ONCE = { passed: 0, failed: 1 };
/** Checks that run side by side: most wait for a browser, a disk or one thread, and leave a core idle. */
const LANES = 2;

/** Runs one check and prints one line at its end, and what it said only when it failed. */
async function perform(check, context) {
  const missing = (check.needs ?? []).find((need) => !context.ready.has(need));
  if (missing) {
    console.log(`✗ ${check.name}: not run, because "${missing}" is missing`);
    return { ...FAILED_ONCE, check };
  }
  const began = performance.now();
  const result = await check.run(context).catch((error) => ({
    ...FAILED_ONCE,
    output: error instanceof StepError ? error.message : (error.stack ?? String(error)),
  }));
  const time = duration(performance.now() - began);
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

/** Runs all of them in their order, each after what it needs; the results are in that order too. */
async function performAll(checks, context) {
  const waiting = [...checks];
  const started = new Map();
  const afterNeeds = async (check) => {
    await Promise.all((check.needs ?? []).map((need) => started.get(need)));
    return interruption() ? { ...FAILED_ONCE, check } : perform(check, context);
  };
  const lane = async () => {
    for (let check = waiting.shift(); check && !interruption(); check = waiting.shift()) {
      started.set(check.id, afterNeeds(check));
      await started.get(check.id);
    }
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  return Promise.all(started.values());
}

function chosenChecks(all, ids) {
  const unknown = ids.find((id) => !all.some((check) => check.id === id));
  if (unknown)
    throw new StepError(`No check is called "${unknown}". There are: ${all.map(({ id }) => id).join(', ')}.`);
  return ids.length === 0 ? all : all.filter(({ id }) => ids.includes(id));
}

async function main() {
  passSignalsOn();
  const { values, positionals } = parseArgs({
    options: { deep: { type: 'boolean' } },
    allowPositionals: true,
  });
  const checks = chosenChecks(values.deep ? DEEP_CHECKS : CHECKS, positionals);
  const began = performance.now();
  await ensureInstalled({ dev: true });
  const needs = new Set(checks.flatMap((check) => check.needs ?? []));
  const chromium = needs.has('chromium')
    ? await step('Finding Chromium, or installing it', ensureChromium)
    : null;
  const folder = mkdtempSync(join(tmpdir(), 'naungan-test-run-'));
  const context = { folder, chromium, ready: new Set(chromium ? ['chromium'] : []) };
  if (siteIsFresh()) context.ready.add('site');
  const results = await performAll(checks, context);
  rmSync(folder, { recursive: true, force: true });
  const failed = results.filter((result) => result.failed > 0);
  for (const { check } of failed)
    console.log(`✗ ${check.name} (again: ${values.deep ? 'npm run test:deep' : 'npm test'} -- ${check.id})`);
  console.log(`Took ${duration(performance.now() - began)}.`);
  if (interruption()) fail(new StepError('Interrupted.'));
  console.log(summary(results));
  process.exit(failed.length > 0 ? 1 : 0);
}

main().catch(fail);
