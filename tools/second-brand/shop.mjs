/**
 * Runs in the copy with the second brand: builds the site, buys a policy, and writes certificate, mails and
 * invoice into the given folder.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesFor, payloadFor, planByCode, textParts } from '../../server/src/modules/orders/fixture.ts';
import { encodeMultipart } from '../../server/test/multipart.ts';
import { startBackend } from '../process/backend.mjs';
import { fail, StepError } from '../process/step.mjs';
import { buildSite } from '../site-build/site-build.mjs';
import { addMember, PASSWORD } from '../test-services/measured-member.mjs';

const [papers] = process.argv.slice(2);
const saveFile = (name, content) => writeFileSync(join(papers, name), content);
const PLAN = 'HK-01';
const PATIENCE_MS = 30_000;
const BETWEEN_MS = 250;

/** Polls until there is a result, because jobs and notifications take time. */
async function until(description, attempt) {
  const end = Date.now() + PATIENCE_MS;
  while (Date.now() < end) {
    const result = await attempt();
    if (result) return result;
    await new Promise((done) => setTimeout(done, BETWEEN_MS));
  }
  throw new StepError(`${description} did not come within ${PATIENCE_MS / 1000} s.`);
}

/** Returns an API client for one customer. */
async function customerOf(origin) {
  const email = await addMember(origin);
  const session = {};
  const request = async (path, options = {}) => {
    const reply = await fetch(`${origin}${path}`, {
      ...options,
      headers: { ...session, ...options.headers },
    });
    if (!reply.ok) throw new StepError(`${path} returned status ${reply.status}: ${await reply.text()}`);
    return reply;
  };
  const call = async (path, body) => {
    const json = {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    };
    return (await (await request(`/api/v1${path}`, body ? json : {})).json()).response;
  };
  session.access_token = (await call('/user/login', { email, password: PASSWORD })).access_token;
  return { ask: request, call };
}

/** Buys a policy with the simulated insurer and gateway. */
async function buyPolicy({ ask, call }) {
  const plan = planByCode(PLAN);
  const parts = [...textParts(plan, payloadFor(plan, new Date())), ...filesFor(plan)];
  const { payload, contentType } = encodeMultipart(parts);
  const sent = await ask('/api/v1/transaction/kesehatan', {
    method: 'POST',
    headers: { 'content-type': contentType },
    body: payload,
  });
  const { _id: orderId } = (await sent.json()).response;
  const order = () => call(`/transaction/kesehatan/${orderId}?invoice=true`);
  await until('The invoice', async () => (await order()).invoiceFormat);
  const { invoice } = await call(`/invoices/${orderId}/kesehatan`, {
    paymentMethod: 'bank_transfer',
    paymentType: 'bca',
  });
  const { transaction_id: transaction } = invoice.payment;
  await ask(`/simulators/midtrans/transactions/${transaction}/pay`, { method: 'POST' });
  const policy = await until('The policy', async () => (await call('/policies'))[0]);
  const paid = await order();
  saveFile('order.json', JSON.stringify(paid));
  saveFile('invoice.pdf', Buffer.from(await (await ask(paid.invoiceFormat.pdf)).arrayBuffer()));
  saveFile('certificate.pdf', Buffer.from(await (await ask(policy.certificate)).arrayBuffer()));
}

async function saveMails({ ask }) {
  const letters = await until('All mails', async () => {
    const list = await (await ask('/simulators/mail')).text();
    const links = list.match(/\/simulators\/mail\/[^"]+/g) ?? [];
    saveFile('mailbox.html', list);
    return links.length >= 4 && links;
  });
  for (const [index, link] of letters.entries()) {
    saveFile(`mail-${index}.html`, await (await ask(`${link}/isi`)).text());
    saveFile(`mail-${index}-head.html`, await (await ask(link)).text());
  }
}

async function shop({ origin }) {
  const customer = await customerOf(origin);
  await buyPolicy(customer);
  await saveMails(customer);
  for (const name of ['midtrans', 'insurer']) {
    const page = await customer.ask(`/simulators/${name}`);
    saveFile(`${name}.html`, await page.text());
  }
  saveFile('settings.json', JSON.stringify(await customer.call('/configs?category=consultant')));
  saveFile('api.json', await (await customer.ask('/api/docs/json')).text());
  saveFile('notice.html', await (await fetch(`${origin}/files/tidak-ada`)).text());
}

async function main() {
  const backend = await startBackend({
    dataDir: join(papers, '..', 'data'),
    env: { INSURER_DELAY_SECONDS: '0', RATE_LIMIT_SCALE: '1000' },
  });
  try {
    mkdirSync(papers, { recursive: true });
    // Runs both at once, so that the first failure is reported.
    await Promise.all([buildSite({ contentApi: `${backend.origin}/api/v1` }), shop(backend)]);
  } finally {
    await backend.stop();
  }
}

main().catch(fail);
