import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DeskSite } from '@naungan/api/desk-publish';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Harness, startApp, type TestStaff } from '../../../test/harness.ts';
import { sitePublishes } from '../../db/schema.ts';
import { createPublisher, type Publisher, replacePublish } from './publish.ts';
import type { PublishOutcome, runPublish } from './publish-process.ts';

let harness: Harness;
let editor: TestStaff;
let publisher: Publisher;
/** Ends the running publish with an outcome. */
let end: (outcome: PublishOutcome) => void;
const run = vi.fn<typeof runPublish>();
beforeAll(async () => {
  harness = await startApp({ PUBLISH_FROM_DESK: 'true', SITE_DIR: 'dist/without-release' });
  replacePublish(harness.deps, run);
  editor = await harness.deskPerson({ roles: ['editor'] });
});
afterAll(() => harness.close());
beforeEach(async () => {
  await harness.deps.db.delete(sitePublishes);
  run.mockReset();
  run.mockImplementation(
    () =>
      new Promise((resolve) => {
        end = resolve;
      }),
  );
  publisher = createPublisher();
});

const SUCCESS: PublishOutcome = { isPublished: true, message: '', output: '' };
const start = () => publisher.start(harness.deps, editor.id);
/** Starts a publish by the call, which would build the site if it were accepted. */
const call = ({ token } = editor) => harness.api('POST', '/desk/site/publish', { token });
const site = async ({ token } = editor): Promise<DeskSite> =>
  (await harness.api('GET', '/desk/site', { token })).body.response as DeskSite;
const untilEnded = () => vi.waitFor(async () => expect((await site()).last?.state).not.toBe('running'));

describe('a publish from the desk', () => {
  it('a publish starts with the content of this server, and shows its progress and its result to every editor', async () => {
    expect(await site()).toEqual({
      publishedAt: null,
      canPublish: true,
      command: 'npm run publish:site',
      last: null,
    });
    expect(await start()).toMatchObject({
      state: 'running',
      endedAt: null,
      startedBy: { id: editor.id },
    });
    expect(run.mock.lastCall?.[0]).toMatchObject({
      contentApi: expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+\/api\/v1$/),
    });
    const colleague = await harness.deskPerson({ roles: ['editor'] });
    expect((await site(colleague)).last?.state).toBe('running');
    end(SUCCESS);
    await untilEnded();
    expect((await site()).last).toMatchObject({ state: 'success', endedAt: expect.any(String), message: '' });
  });

  it('a publish runs alone: of five simultaneous starts four get 409, and the next succeeds after its end', async () => {
    const results = await Promise.allSettled(Array.from({ length: 5 }, () => start()));
    const problems = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));
    expect(problems.map(({ code }) => code)).toEqual(['CONFLICT', 'CONFLICT', 'CONFLICT', 'CONFLICT']);
    expect(await call()).toMatchObject({
      status: 409,
      body: { response: expect.stringContaining('Situs sedang diterbitkan') },
    });
    expect(run).toHaveBeenCalledOnce();
    end(SUCCESS);
    await untilEnded();
    expect((await start()).state).toBe('running');
    end(SUCCESS);
    await untilEnded();
  });

  it('a failed publish states its reason, and can be repeated', async () => {
    await start();
    end({ isPublished: false, message: 'The content call /faqs failed', output: 'stack' });
    await untilEnded();
    expect((await site()).last).toMatchObject({ state: 'failed', message: 'The content call /faqs failed' });
    expect((await start()).state).toBe('running');
    end(SUCCESS);
    await untilEnded();
  });

  it('a publish whose server has stopped ends as failed after a minute', async () => {
    const now = harness.clock.now();
    await harness.deps.db.insert(sitePublishes).values({ startedBy: editor.id, startedAt: now, seenAt: now });
    harness.clock.advance(59);
    expect((await call()).status).toBe(409);
    harness.clock.advance(2);
    expect((await site()).last).toMatchObject({
      state: 'failed',
      message: 'Server berhenti selama penerbitan. Situs tidak berubah; coba lagi.',
    });
  });

  it('a server without the setting states the command', async () => {
    harness.deps.config.PUBLISH_FROM_DESK = false;
    const reply = await call();
    expect(await site()).toMatchObject({ canPublish: false, command: 'npm run publish:site' });
    harness.deps.config.PUBLISH_FROM_DESK = true;
    expect(reply).toMatchObject({
      status: 409,
      body: { response: expect.stringContaining('npm run publish:site') },
    });
  });

  it('a publish is stopped with the server, and ends before it', async () => {
    run.mockImplementation(
      ({ signal }) =>
        new Promise((resolve) => {
          signal.addEventListener('abort', () =>
            resolve({ ...SUCCESS, isPublished: false, message: 'Terhenti' }),
          );
        }),
    );
    await start();
    await publisher.stop();
    expect((await site()).last).toMatchObject({ state: 'failed', message: 'Terhenti' });
  });
});

describe('the process of a publish', () => {
  async function runScript(code: string, signal = new AbortController().signal): Promise<PublishOutcome> {
    const { runPublish } =
      await vi.importActual<typeof import('./publish-process.ts')>('./publish-process.ts');
    const script = join(await mkdtemp(join(tmpdir(), 'naungan-publish-')), 'publish.mjs');
    await writeFile(script, code);
    return runPublish({ contentApi: 'http://127.0.0.1:1/api/v1', signal }, script);
  }

  it('the process gets the address of the content and no secret', async () => {
    vi.stubEnv('SECRET', 'a secret of the server');
    const { isPublished, output } = await runScript('console.log(JSON.stringify(process.env))');
    vi.unstubAllEnvs();
    expect(isPublished).toBe(true);
    expect(JSON.parse(output)).toMatchObject({ CONTENT_API: 'http://127.0.0.1:1/api/v1' });
    expect(output).not.toContain('a secret of the server');
  });

  it.each([
    [
      'console.error("Warning"); console.error("The content call /faqs failed"); process.exit(1)',
      'The content call /faqs failed',
    ],
    [
      'console.error("Another build or publish of /srv/dist is running. Wait until it is finished."); process.exit(1)',
      'Penerbitan atau pembuatan situs lain sedang berjalan. Tunggu sampai selesai, lalu coba lagi.',
    ],
    ['process.kill(process.pid, "SIGKILL")', 'Penerbitan terhenti sebelum selesai. Coba lagi.'],
  ])('the script %s has the message %j', async (code, message) => {
    expect(await runScript(code)).toMatchObject({ isPublished: false, message });
  });

  it('the process is stopped with the server', async () => {
    const stop = new AbortController();
    const outcome = runScript('setInterval(() => {}, 1000)', stop.signal);
    setTimeout(() => stop.abort(), 300);
    expect(await outcome).toMatchObject({
      isPublished: false,
      message: 'Penerbitan terhenti sebelum selesai. Coba lagi.',
    });
  });
});
