/**
 * `npm run bench -- peers`: compares this site with its peers, the other software that a team could use instead. Builds the
 * same plan list, order form and list API with the peers, and prints one table with the figures of this site, of each peer,
 * and their ratio. RUNS is the number of visits per page (default 5); the table shows the median. The README in this folder
 * describes the peers and the figures.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, request } from '@playwright/test';
import { startSmtpSink } from '../../../server/test/smtp-sink.ts';
import { logIn, registerMember } from '../../../tests/e2e/support/member.ts';
import { startBackend } from '../../process/backend.mjs';
import { forwardSignals } from '../../process/run.mjs';
import { fail, StepError, step } from '../../process/step.mjs';
import { CHROMIUM_ARGS, ensureChromium } from '../../test-services/chromium.mjs';
import { BIRTH_DATE, measuredProducts } from '../../test-services/measured-products.mjs';
import { startPostgres } from '../../test-services/postgres.mjs';
import { BARE_PAGE, storeSession } from '../../test-services/store-session.mjs';
import { productionEnv } from '../production-env.mjs';
import { installPeers } from './folder.mjs';
import { ORDER_FORM, PLAN_LIST } from './interactions.mjs';
import { measureListApi } from './list-api.mjs';
import { measurePage } from './measure-page.mjs';
import { buildForms, buildNext, serveForms, serveNext } from './peers.mjs';
import { LATENCY_FIGURES, PAGE_FIGURES, ratioTable } from './ratios.mjs';

const RUNS = Number(process.env.RUNS || 5);
const PLAN_COUNT = Number(process.env.BENCH_PLANS || 2000);
const REQUEST_COUNT = Number(process.env.BENCH_COUNT || 2000);
const QUERY = `dob=${BIRTH_DATE}`;

/** Calls `callback` with a client of the server. */
async function withApi(origin, callback) {
  const api = await request.newContext({ baseURL: origin });
  try {
    return await callback(api);
  } finally {
    await api.dispose();
  }
}

/** Returns the plan of the order form. */
const orderedPlan = (origin) =>
  withApi(origin, async (api) => {
    const { healthPlan } = await measuredProducts(origin);
    const reply = await api.get(`/api/v1/health/${healthPlan}?${QUERY}`);
    return (await reply.json()).response.health;
  });

/** Logs a new member in, because the member of a former visit would continue the draft of that visit. */
async function logNewMemberIn(page, origin) {
  const { token } = await withApi(origin, async (api) => logIn(api, await registerMember(api)));
  await page.goto(origin + BARE_PAGE);
  await page.evaluate(storeSession, token);
}

/** The measured pages, each with this site's URL first. */
function pagesOf({ origin, nextOrigin, formsOrigin, plan }) {
  return [
    {
      work: 'plan list',
      subject: PLAN_LIST,
      site: { url: `${origin}/products/kesehatan/plan?${QUERY}` },
      peers: { Next: `${nextOrigin}/plan?${QUERY}` },
    },
    {
      work: 'order form',
      subject: ORDER_FORM,
      site: {
        url: `${origin}/products/kesehatan/order/${plan._id}?${QUERY}`,
        prepare: (page) => logNewMemberIn(page, origin),
      },
      peers: { SurveyJS: `${formsOrigin}/survey.html`, 'Form.io': `${formsOrigin}/formio.html` },
    },
  ];
}

async function measurePages(pages) {
  const executablePath = await ensureChromium();
  if (!executablePath) throw new StepError('The pages need Chromium.');
  const browser = await chromium.launch({ executablePath, args: CHROMIUM_ARGS });
  try {
    const comparisons = [];
    for (const { work, subject, site, peers } of pages) {
      const measure = (name, urlAndPreparation) =>
        step(`Measuring ${work}, ${name}`, () =>
          measurePage(browser, { ...subject, ...urlAndPreparation }, RUNS),
        );
      const siteValues = await measure('this site', site);
      for (const [peer, url] of Object.entries(peers)) {
        const peerValues = await measure(peer, { url });
        comparisons.push({ work, peer, figures: PAGE_FIGURES, siteValues, peerValues });
      }
    }
    return comparisons;
  } finally {
    await browser.close();
  }
}

const apiComparison = ({ connections, ...values }) => ({
  work: `list API, ${connections} connections`,
  peer: 'Fastify',
  figures: LATENCY_FIGURES,
  ...values,
});

async function main() {
  forwardSignals();
  const folder = mkdtempSync(join(tmpdir(), 'naungan-bench-'));
  const closeFunctions = [() => rmSync(folder, { recursive: true, force: true })];
  try {
    await step('Installing the packages of the peers', installPeers);
    const smtpSink = await startSmtpSink();
    closeFunctions.push(() => smtpSink.close());
    const { url: databaseUrl, stop: stopPostgres } = await startPostgres();
    closeFunctions.push(stopPostgres);
    const env = { ...productionEnv(), DATABASE_URL: databaseUrl, SMTP_URL: smtpSink.url };
    const { origin, stop: stopServer } = await startBackend({ dataDir: join(folder, 'data'), env });
    closeFunctions.push(stopServer);
    const plan = await orderedPlan(origin);
    await step('Building the list in Next', buildNext);
    await step('Building the forms in SurveyJS and Form.io', () => buildForms(plan));
    const next = await serveNext(origin);
    closeFunctions.push(next.stop);
    const forms = await serveForms(origin);
    closeFunctions.push(forms.stop);
    const pages = pagesOf({ plan, origin, nextOrigin: next.origin, formsOrigin: forms.origin });
    const comparisons = await measurePages(pages);
    const latencies = await step('Measuring the list API', () =>
      measureListApi({ origin, databaseUrl, folder, planCount: PLAN_COUNT, requestCount: REQUEST_COUNT }),
    );
    comparisons.push(...latencies.map(apiComparison));
    console.log(`\nMedian of ${RUNS} visits; ${REQUEST_COUNT} requests; Node ${process.version}\n`);
    console.log(ratioTable(comparisons));
  } finally {
    for (const close of closeFunctions.reverse()) await close();
  }
}

main().catch(fail);
