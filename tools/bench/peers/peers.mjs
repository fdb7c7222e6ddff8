/** Builds and serves the peers whose pages the benchmark measures. */
import { cpSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../../process/backend.mjs';
import { ROOT, start } from '../../process/run.mjs';
import { StepError } from '../../process/step.mjs';
import { copyTemplate, PEERS_FOLDER, runInPeers } from './folder.mjs';
import { formioForm } from './formio-form.mjs';
import { startFront } from './front.mjs';
import { healthSteps } from './health-form.mjs';
import { surveyForm } from './survey-form.mjs';

const NEXT = join('node_modules', 'next', 'dist', 'bin', 'next');
const NEXT_ENV = { NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' };
const FONT = join(
  PEERS_FOLDER,
  'node_modules/@fontsource-variable/plus-jakarta-sans/files/plus-jakarta-sans-latin-wght-normal.woff2',
);
const START_ATTEMPTS = 200;
const RETRY_MS = 100;

/** Builds the list in Next. */
export async function buildNext() {
  const folder = copyTemplate('next');
  cpSync(FONT, join(folder, 'app/font.woff2'));
  cpSync(join(ROOT, 'public/logos'), join(folder, 'public/logos'), { recursive: true });
  await runInPeers('node', [NEXT, 'build', 'next'], NEXT_ENV);
}

/** Builds the forms of the plan. */
export async function buildForms(plan) {
  const folder = copyTemplate('forms');
  const steps = healthSteps(plan);
  writeFileSync(join(folder, 'survey-form.json'), JSON.stringify(surveyForm(steps)));
  writeFileSync(join(folder, 'formio-form.json'), JSON.stringify(formioForm(steps)));
  await runInPeers('node', ['node_modules/vite/bin/vite.js', 'build', 'forms', '--logLevel', 'warn']);
}

/** Waits until the server replies to any request. @throws StepError */
async function untilReplies(origin, exitPromise) {
  let hasEnded = false;
  exitPromise.then(() => {
    hasEnded = true;
  });
  for (let attempt = 0; attempt < START_ATTEMPTS && !hasEnded; attempt += 1) {
    if (
      await fetch(origin).then(
        () => true,
        () => false,
      )
    )
      return;
    await new Promise((done) => setTimeout(done, RETRY_MS));
  }
  throw new StepError(`The server at ${origin} did not start.`);
}

/** Serves the built list of Next, which reads the plans of the server at `api`. */
export async function serveNext(api) {
  const [nextPort, port] = [await freePort(), await freePort()];
  const upstream = `http://127.0.0.1:${nextPort}`;
  const args = [NEXT, 'start', 'next', '-H', '127.0.0.1', '-p', String(nextPort)];
  const { child, exitPromise } = start('node', args, {
    cwd: PEERS_FOLDER,
    env: { ...NEXT_ENV, BENCH_API: api },
  });
  await untilReplies(upstream, exitPromise);
  const stopFront = await startFront({ port, upstream, api });
  const stop = async () => {
    await stopFront();
    child.kill('SIGTERM');
    await exitPromise;
  };
  return { origin: `http://127.0.0.1:${port}`, stop };
}

/** Serves the built forms, which read the regions of the server at `api`. */
export async function serveForms(api) {
  const port = await freePort();
  const stop = await startFront({ port, folder: join(PEERS_FOLDER, 'forms/dist'), api });
  return { origin: `http://127.0.0.1:${port}`, stop };
}
