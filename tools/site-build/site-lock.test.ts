import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, test } from 'vitest';
import { ROOT } from '../process/run.mjs';
import { untilNoBuildRuns, withSiteLock } from './site-lock.mjs';

const newFolder = () => `/tmp/naungan-lock-${randomUUID()}`;
const LOCKED_MESSAGE = /^Another build or publish of .+ is running\./;

test('the lock of a folder rejects a second build until the first build has ended', async () => {
  const site = newFolder();
  const result = await withSiteLock(site, async () => {
    await expect(withSiteLock(site, async () => 'second')).rejects.toThrow(LOCKED_MESSAGE);
    return 'first';
  });
  expect(result).toBe('first');
  expect(await withSiteLock(site, async () => 'third')).toBe('third');
});

test('two folders can be built at the same time', async () => {
  const buildOther = () => withSiteLock(newFolder(), async () => 'both');
  expect(await withSiteLock(newFolder(), buildOther)).toBe('both');
});

test('a build that throws releases the lock of its folder', async () => {
  const site = newFolder();
  const failingBuild = async () => {
    throw new Error('the build failed');
  };
  await expect(withSiteLock(site, failingBuild)).rejects.toThrow('the build failed');
  expect(await withSiteLock(site, async () => 'next')).toBe('next');
});

test('a killed build releases the lock of its folder', async () => {
  const site = newFolder();
  const module = JSON.stringify(pathToFileURL(join(ROOT, 'tools', 'site-build', 'site-lock.mjs')).href);
  const code = `const { withSiteLock } = await import(${module});
    await withSiteLock(${JSON.stringify(site)}, () => new Promise(() => setInterval(() => console.log('held'), 100)));`;
  const killedBuild = spawn(process.execPath, ['--input-type=module', '-e', code], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(killedBuild.stdout, 'data');
  await expect(withSiteLock(site, async () => 'second')).rejects.toThrow(LOCKED_MESSAGE);
  killedBuild.kill('SIGKILL');
  await once(killedBuild, 'exit');
  expect(await withSiteLock(site, async () => 'second')).toBe('second');
});

describe('untilNoBuildRuns', () => {
  const waitFor = async (site: string, signal?: AbortSignal) => {
    await untilNoBuildRuns(site, signal);
    return 'ended';
  };
  const pendingState = () => new Promise((done) => setTimeout(() => done('pending'), 250));

  test('resolves immediately when no build runs', async () => {
    expect(await waitFor(newFolder())).toBe('ended');
  });

  test('waits until the running build has ended', async () => {
    const site = newFolder();
    let wait = Promise.resolve('');
    await withSiteLock(site, async () => {
      wait = waitFor(site);
      expect(await Promise.race([wait, pendingState()])).toBe('pending');
    });
    expect(await wait).toBe('ended');
  });

  test('resolves after an abort while the build still runs', async () => {
    const site = newFolder();
    const stopping = new AbortController();
    await withSiteLock(site, async () => {
      const wait = waitFor(site, stopping.signal);
      stopping.abort();
      expect(await wait).toBe('ended');
    });
  });
});
