/**
 * Runs in a copy of this repository that has the second brand: builds the site, buys a policy, and writes certificate,
 * invoice and mails into the folder that the first argument names.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesFor, payloadFor, planByCode, textParts } from '../../server/src/modules/orders/fixture.ts';
import { encodeMultipart } from '../../server/test/multipart.ts';
import { startBackend } from '../process/backend.mjs';
import { fail, StepError } from '../process/step.mjs';
import { buildSite } from '../site-build/site-build.mjs';
import { addMember, PASSWORD } from '../test-services/measured-member.mjs';

const [documentFolder] = process.argv.slice(2);
const saveFile = (name, content) => writeFileSync(join(documentFolder, name), content);
const PLAN_CODE = 'HK-01';
/** Minimum number of mails about an account, an order and its policy. */
const EXPECTED_MAILS = 4;
const TIMEOUT_MS = 30_000;
const RETRY_MS = 250;

/** Calls `attempt` until it returns a result, because jobs and notifications run in the background. @throws StepError after the timeout */
async function waitFor(description, attempt) {
  const deadline = Date.now() + TIMEOUT_MS;
  while (Date.now() < deadline) {
    const result = await attempt();
    if (result) return result;
    await new Promise((done) => setTimeout(done, RETRY_MS));
  }
  throw new StepError(`${description} did not exist within ${TIMEOUT_MS / 1000} s.`);
}

/** Creates a member; returns functions that send requests as that member. */
async function createCustomer(origin) {
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
  return { request, call };
}

/** Buys a policy with the simulated insurer and payment gateway; writes the order, its invoice and certificate. */
async function buyPolicy({ request, call }) {
  const plan = planByCode(PLAN_CODE);
  const parts = [...textParts(plan, payloadFor(plan, new Date())), ...filesFor(plan)];
  const { payload, contentType } = encodeMultipart(parts);
  const orderReply = await request('/api/v1/transaction/kesehatan', {
    method: 'POST',
    headers: { 'content-type': contentType },
    body: payload,
  });
  const { _id: orderId } = (await orderReply.json()).response;
  const loadOrder = () => call(`/transaction/kesehatan/${orderId}?invoice=true`);
  await waitFor('The invoice', async () => (await loadOrder()).invoiceFormat);
  const { invoice } = await call(`/invoices/${orderId}/kesehatan`, {
    paymentMethod: 'bank_transfer',
    paymentType: 'bca',
  });
  const { transaction_id: transaction } = invoice.payment;
  await request(`/simulators/midtrans/transactions/${transaction}/pay`, { method: 'POST' });
  const policy = await waitFor('The policy', async () => (await call('/policies'))[0]);
  const paidOrder = await loadOrder();
  saveFile('order.json', JSON.stringify(paidOrder));
  saveFile('invoice.pdf', Buffer.from(await (await request(paidOrder.invoiceFormat.pdf)).arrayBuffer()));
  saveFile('certificate.pdf', Buffer.from(await (await request(policy.certificate)).arrayBuffer()));
}

async function saveMails({ request }) {
  const links = await waitFor('All mails', async () => {
    const mailbox = await (await request('/simulators/mail')).text();
    // Links of sent mails only; an unsent mail has a button that sends it again.
    const mailLinks = [...mailbox.matchAll(/href="(\/simulators\/mail\/[^"]+)"/g)].map(([, link]) => link);
    saveFile('mailbox.html', mailbox);
    return mailLinks.length >= EXPECTED_MAILS ? mailLinks : null;
  });
  for (const [index, link] of links.entries()) {
    saveFile(`mail-${index}.html`, await (await request(`${link}/isi`)).text());
    saveFile(`mail-${index}-head.html`, await (await request(link)).text());
  }
}

async function saveDocuments({ origin }) {
  const customer = await createCustomer(origin);
  await buyPolicy(customer);
  await saveMails(customer);
  for (const name of ['midtrans', 'insurer']) {
    const page = await customer.request(`/simulators/${name}`);
    saveFile(`${name}.html`, await page.text());
  }
  saveFile('settings.json', JSON.stringify(await customer.call('/configs?category=consultant')));
  saveFile('api.json', await (await customer.request('/api/docs/json')).text());
  saveFile('notice.html', await (await fetch(`${origin}/files/tidak-ada`)).text());
}

async function main() {
  const backend = await startBackend({
    dataDir: join(documentFolder, '..', 'data'),
    env: { INSURER_DELAY_SECONDS: '0', RATE_LIMIT_SCALE: '1000' },
  });
  try {
    mkdirSync(documentFolder, { recursive: true });
    // In parallel, to save time. The first failure is reported without waiting for the other task.
    await Promise.all([buildSite({ contentApi: `${backend.origin}/api/v1` }), saveDocuments(backend)]);
  } finally {
    await backend.stop();
  }
}

main().catch(fail);
