/**
 * `npm run bench:pages`: Lighthouse with its mobile preset on the built site. Not part of the tests, because a busy
 * machine changes the figures: run it when nothing else runs. Fails below the scores that pages must reach.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { freePort, startBackend } from '../scripts/backend.mjs';
import { CHROMIUM_ARGS, ensureChromium } from '../scripts/chromium.mjs';
import { passSignalsOn } from '../scripts/run.mjs';
import { fail } from '../scripts/step.mjs';

const PAGES = ['/', '/articles/memahami-masa-tunggu', '/faq', '/products/kendaraan'];
const LEAST = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 };

/** Scores of one page, and the audits that cost points. */
async function examine(url, port) {
  const { lhr } = await lighthouse(url, { port, onlyCategories: Object.keys(LEAST), logLevel: 'error' });
  const scores = Object.entries(lhr.categories).map(([id, { score }]) => [id, Math.round(score * 100)]);
  const lost = Object.values(lhr.categories)
    .flatMap(({ auditRefs }) => auditRefs)
    .filter(({ id, weight }) => weight > 0 && (lhr.audits[id].score ?? 1) < 0.9)
    .map(({ id }) => `${id} ${lhr.audits[id].displayValue ?? ''}`.trim());
  return { scores, lost };
}

async function main() {
  passSignalsOn();
  const dataDir = mkdtempSync(join(tmpdir(), 'naungan-lighthouse-'));
  const backend = await startBackend({ dataDir, env: { NODE_ENV: 'development' } });
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath: await ensureChromium(),
    args: [...CHROMIUM_ARGS, `--remote-debugging-port=${port}`],
  });
  let low = 0;
  try {
    for (const page of PAGES) {
      const { scores, lost } = await examine(backend.origin + page, port);
      low += scores.filter(([id, score]) => score < LEAST[id]).length;
      console.log(`${page}: ${scores.map(([id, score]) => `${id} ${score}`).join(', ')}`);
      for (const audit of lost) console.log(`    ${audit}`);
    }
  } finally {
    await browser.close();
    await backend.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
  if (low > 0) throw new Error(`${low} scores are too low.`);
}

main().catch(fail);
