import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { ROOT } from '../process/run.mjs';
import { withSiteLock } from './site-lock.mjs';

const folder = () => `/tmp/naungan-lock-${randomUUID()}`;
const LOCKED_MESSAGE = /^Another build or publish of .+ is running\./;

test('allows one build of a folder at a time', async () => {
  const site = folder();
  const result = await withSiteLock(site, async () => {
    await expect(withSiteLock(site, async () => 'second')).rejects.toThrow(LOCKED_MESSAGE);
    return 'first';
  });
  expect(result).toBe('first');
  expect(await withSiteLock(site, async () => 'third')).toBe('third');
});

test('allows concurrent builds of two folders', async () => {
  const inner = () => withSiteLock(folder(), async () => 'both');
  expect(await withSiteLock(folder(), inner)).toBe('both');
});

test('is released after a failure', async () => {
  const site = folder();
  const fails = async () => {
    throw new Error('the build failed');
  };
  await expect(withSiteLock(site, fails)).rejects.toThrow('the build failed');
  expect(await withSiteLock(site, async () => 'next')).toBe('next');
});

test('is released after its owner was killed', async () => {
  const site = folder();
  const module = JSON.stringify(pathToFileURL(join(ROOT, 'tools', 'site-build', 'site-lock.mjs')).href);
  const code = `const { withSiteLock } = await import(${module});
    await withSiteLock(${JSON.stringify(site)}, () => new Promise(() => setInterval(() => console.log('held'), 100)));`;
  const owner = spawn(process.execPath, ['--input-type=module', '-e', code], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(owner.stdout, 'data');
  await expect(withSiteLock(site, async () => 'second')).rejects.toThrow(LOCKED_MESSAGE);
  owner.kill('SIGKILL');
  await once(owner, 'exit');
  expect(await withSiteLock(site, async () => 'second')).toBe('second');
});
