import { once } from 'node:events';
import { readFile, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hashToken } from '../../server/src/core/session.ts';
import { mailDeviceLink } from '../../server/src/modules/accounts/device-link.ts';
import { userByEmail } from '../../server/src/modules/accounts/repository.ts';
import {
  ACCOUNT,
  callDesk,
  createHousePolicies,
  createPolicy,
  makeClaim,
  sendFile,
} from '../../server/src/modules/claims/fixture.ts';
import { PDF, placeOrder } from '../../server/src/modules/orders/fixture.ts';
import { findOrder } from '../../server/src/modules/orders/service.ts';
import { startReceiver } from '../../server/src/modules/partners/fixture.ts';
import { issuePolicies } from '../../server/src/modules/policies/service.ts';
import { type Harness, startApp, type TestMember } from '../../server/test/harness.ts';
import { run } from './run.ts';

let harness: Harness;
let customer: TestMember;
let origin: string;
beforeAll(async () => {
  harness = await startApp();
  origin = await harness.app.listen({ port: 0, host: '127.0.0.1' });
  customer = await harness.registerMember({ complete: true });
});
afterAll(() => harness.close());

/** Runs `npm run desk -- <args>`. */
async function desk(args: string[], env: Record<string, string> = {}) {
  const output = { out: '', err: '' };
  const streams = {
    out: (text: string) => {
      output.out += text;
    },
    err: (text: string) => {
      output.err += text;
    },
  };
  const { DESK_EMAIL, DESK_PASSWORD = '' } = harness.deps.config;
  const deskEnv = { NAUNGAN_URL: origin, DATA_DIR: harness.deps.config.DATA_DIR, DESK_EMAIL, DESK_PASSWORD };
  const code = await run(args, { ...deskEnv, ...env }, streams);
  return { code, ...output };
}
const statusOf = async (id: string) => (await findOrder(harness.deps.db, id))?.statusOrder;

describe('npm run desk', () => {
  it('lists orders and shows an order by its number', async () => {
    const id = await placeOrder(harness, customer);
    const { out } = await desk(['orders', '--status', 'neworder']);
    expect(out).toContain(id);
    const number =
      out
        .split('\n')
        .find((line) => line.startsWith(id))
        ?.match(/KPA-\d{4}-\d{6}/)?.[0] ?? '';
    const orderOutput = await desk(['show', number]);
    expect(orderOutput).toMatchObject({ code: 0, err: '' });
    expect(orderOutput.out).toContain('Siti Rahayu');
    expect(orderOutput.out).toContain(`${origin}/api/v1/files/`);
  });

  it('prints a page of orders with the cursor of the next page, and finds orders by search and filters', async () => {
    const ids = [await placeOrder(harness, customer), await placeOrder(harness, customer)];
    const search = ['orders', '--q', customer.email, '--line', 'kesehatan', '--sort', 'oldest'];
    const first = await desk([...search, '--limit', '1']);
    expect(first).toMatchObject({ code: 0, err: '' });
    const cursor = first.out.match(/^More: add --after (\S+)$/m)?.[1] ?? '';
    const others = await desk([...search, '--after', cursor]);
    const lines = [first, others].flatMap(({ out }) => out.split('\n'));
    const listedIds = lines.flatMap((line) => line.match(/^[\da-f-]{36}/)?.[0] ?? []);
    expect(listedIds).toEqual(expect.arrayContaining(ids));
    expect(listedIds).toHaveLength(new Set(listedIds).size);
    expect((await desk(['orders', '--from', '2026-11-22'])).out).toBe('No orders.');
    expect(await desk(['orders', '--after', 'abc'])).toMatchObject({
      code: 1,
      err: expect.stringMatching(/^422: /),
    });
  });

  it('stores the cookie of a known device for the next command, and takes it from a mailed link', async () => {
    await desk(['orders']);
    const { DATA_DIR, DESK_EMAIL } = harness.deps.config;
    const path = join(DATA_DIR, 'desk-device.json');
    const cookies = async () => JSON.parse(await readFile(path, 'utf8'));
    const storedCookies = await cookies();
    expect(storedCookies).toEqual({ [origin]: expect.stringMatching(/^known_device=/) });
    expect((await stat(path)).mode & 0o777).toBe(0o600);
    await desk(['orders']);
    expect(await cookies()).toEqual(storedCookies);
    await writeFile(path, JSON.stringify({ [origin]: 'device_request=x' }));
    const user = await userByEmail(harness.deps.db, DESK_EMAIL);
    if (user) await mailDeviceLink(harness.deps, user, hashToken('x'));
    const [mail] = await harness.mails(DESK_EMAIL);
    const link = mail?.text.match(/http\S+\/auth\/device#\S+/)?.[0] ?? '';
    expect(await desk(['confirm-device', link])).toMatchObject({ code: 0, err: '' });
    expect(await cookies()).toEqual({ [origin]: expect.stringMatching(/^known_device=/) });
    expect(await desk(['confirm-device', link])).toMatchObject({ code: 1 });
  });

  it('approves a loss above the amount that the claimant stated only with --confirmed yes', async () => {
    const { fire } = await createHousePolicies(harness, customer);
    const payload = { totalClaim: 4_000_000, causeDisaster: 'Musibah', account: ACCOUNT };
    const id = await makeClaim(harness, customer, fire, { cause: 'FI01', payload });
    await callDesk(harness, id, 'take-up');
    const approval = ['claims', 'approve', id, '--loss', '4000001', '--reason', 'Sesuai bukti'];
    expect(await desk(approval)).toMatchObject({
      code: 1,
      err: expect.stringContaining('422: Kerugian Rp4.000.001 melebihi'),
    });
    expect(await desk([...approval, '--confirmed', 'yes'])).toMatchObject({
      code: 0,
      out: `Claim ${id} is now "approved".`,
    });
  });

  it('proposes a payment to a changed account, and another person confirms or rejects it', async () => {
    const policy = await createPolicy(harness, customer, 'kesehatan');
    const proof = join(harness.deps.config.DATA_DIR, 'payslip.pdf');
    await writeFile(proof, PDF);
    const proposalId = async (): Promise<string> => {
      const id = await makeClaim(harness, customer, policy, { again: 'Y' });
      await callDesk(harness, id, 'take-up');
      await callDesk(harness, id, 'approve', { loss: 1_000_000, reason: 'Sesuai' });
      await sendFile(harness, customer, id, 'letter');
      await harness.api('PATCH', `/claims/client/${id}/account`, {
        token: customer.token,
        body: { ...ACCOUNT, bankName: 'Bank Mandiri' },
      });
      const { out, err } = await desk(['claims', 'pay', id, '--proof', proof]);
      expect(err).toBe('');
      expect(out).toMatch(
        /^Claim KLM-\S+ is not paid yet: a second person must confirm the payment \(account changed after the approval\)/,
      );
      return /proposals confirm (\S+)/.exec(out)?.[1] ?? '';
    };
    const id = await proposalId();
    expect((await desk(['proposals', 'list'])).out).toMatch(
      new RegExp(`^${id}  KLM-\\S+  Rp\\s?1\\.000\\.000 to Bank Mandiri 1234567890, SITI RAHAYU$`, 'm'),
    );
    expect(await desk(['proposals', 'confirm', id])).toMatchObject({ code: 1 });
    const { token } = await harness.deskPerson({ roles: ['supervisor'] });
    await harness.api('POST', `/desk/proposals/${id}/confirm`, { token });
    const rejected = await proposalId();
    expect((await desk(['proposals', 'reject', rejected])).code).toBe(2);
    expect((await desk(['proposals', 'reject', rejected, '--reason', 'Keliru'])).out).toContain(
      'is rejected',
    );
    expect((await desk(['proposals', 'list'])).out.trim()).toBe('No proposals.');
    expect((await desk(['proposals'])).code).toBe(2);
  });

  it('lists jobs that are queued or failed', async () => {
    await placeOrder(harness, customer);
    const { out, err } = await desk(['jobs']);
    expect(err).toBe('');
    expect(out).toMatch(/^created {2}mail\.send {17}\d.+WIB$/m);
  });

  it("lists all visitors, or the visitors of a partner's pages", async () => {
    const visitor = { fullName: 'Ani Wijaya', phoneNumber: '812345678', email: 'ani@contoh.test' };
    await harness.api('POST', '/guest', { body: { ...visitor, partner: 'toko-maju' } });
    await harness.api('POST', '/consultations', {
      body: { ...visitor, message: 'Mohon dihubungi sore hari' },
    });
    const allVisitors = await desk(['visitors']);
    expect(allVisitors).toMatchObject({ code: 0, err: '' });
    expect(allVisitors.out.split('\n')).toHaveLength(2);
    expect(allVisitors.out).toMatch(/question {2}Ani Wijaya .+ani@contoh\.test {2}Mohon dihubungi sore hari/);
    const { out } = await desk(['visitors', '--partner', 'toko-maju']);
    expect(out).toMatch(/^.+WIB {2}details {3}Ani Wijaya .+ani@contoh\.test {2}partner toko-maju$/);
    expect((await desk(['visitors', '--partner', 'toko-lain'])).out.trim()).toBe('No visitors.');
    expect(await desk(['visitors', '--partner', 'Bukan Kode!'])).toMatchObject({ code: 1 });
  });

  it('registers a webhook, prints its secret once, and sends a test event', async () => {
    const receiver = await startReceiver();
    try {
      const added = await desk(['partner', 'webhook', 'toko-maju', '--url', receiver.url]);
      expect(added).toMatchObject({
        code: 0,
        out: expect.stringMatching(/Signing secret: whsec_[\w+/]{43}=\n/),
      });
      expect((await desk(['partner', 'webhook', 'toko-maju', '--url', receiver.url])).out).not.toContain(
        'whsec_',
      );
      expect(await desk(['partner', 'webhook-test', 'toko-maju'])).toMatchObject({
        code: 0,
        out: expect.stringMatching(/accepted the test event with status 204 after \d+ ms/),
      });
      receiver.responses.push(500);
      expect(await desk(['partner', 'webhook-test', 'toko-maju'])).toMatchObject({
        code: 1,
        err: expect.stringContaining('responded with status 500'),
      });
    } finally {
      receiver.close();
    }
    expect((await desk(['partner', 'secret', 'toko-maju'])).out).toContain('whsec_');
    expect((await desk(['partner', 'key', 'toko-maju'])).out).toContain(': npk_');
    expect((await desk(['partners'])).out.trim()).toBe(`toko-maju  API key  ${receiver.url}  secrets 2`);
    expect((await desk(['partner', 'revoke-secrets', 'toko-maju'])).code).toBe(0);
    expect((await desk(['partner', 'resend', 'toko-maju'])).out.trim()).toBe('Events queued again: 0.');
    expect((await desk(['partner', 'webhook', 'toko-maju', '--url', 'none'])).code).toBe(0);
    expect((await desk(['partners'])).out.trim()).toBe('toko-maju  API key  no webhook');
    expect(await desk(['partner', 'webhook', 'Bukan Kode!', '--url', 'none'])).toMatchObject({ code: 1 });
    expect(await desk(['partner', 'webhook', 'toko-maju'])).toMatchObject({ code: 2 });
  });

  it("prints an order's journal before and after its approval", async () => {
    const id = await placeOrder(harness, customer);
    const placedJournal = await desk(['journal', id]);
    expect(placedJournal).toMatchObject({ code: 0, err: '' });
    expect(placedJournal.out).toMatch(/^KPA-2026-\d{6} {2}Rp3\.085\.000 {2}neworder\n/);
    expect(placedJournal.out).toMatch(/WIB {2}order {5}KPA-\S+ {2}- → neworder {2}member:/);
    await desk(['approve', id]);
    const { code, out } = await desk(['journal', id]);
    expect(code).toBe(0);
    expect(out).toMatch(/^KPA-2026-\d{6} {2}Rp3\.085\.000 {2}approve\n/);
    expect(out).toMatch(/KPA-\S+ {2}neworder → approve {2}desk:/);
    expect(out).toMatch(/WIB {2}invoice {3}INV\S+ {2}- → pending {2}system {2}order KPA-/);
  });

  it("shows an order's line and beneficiaries, and requests a revision of the beneficiaries", async () => {
    const id = await placeOrder(harness, customer, { code: 'PA-02' });
    const { out } = await desk(['orders']);
    expect(out.split('\n').find((line) => line.startsWith(id))).toContain('kecelakaandiri');
    const orderOutput = await desk(['show', id]);
    for (const expectedText of [
      'kecelakaandiri',
      'BUDI SANTOSO, SUAMI (Penerima Manfaat Utama)',
      '+62 812 3456 7891',
    ])
      expect(orderOutput.out).toContain(expectedText);
    const revise = ['revise', id, '--items', 'beneficiary', '--feedback', 'Nama belum sesuai KTP.'];
    expect(await desk(revise)).toMatchObject({ code: 0, err: '' });
    expect(await statusOf(id)).toBe('pending');
  });

  it('records the delivery of a printed policy, but not before the policy is issued', async () => {
    const id = await placeOrder(harness, customer, { payload: { printPolicy: true } });
    await desk(['approve', id]);
    const dispatch = ['sent', id, '--courier', 'JNE', '--number', 'JNE001', '--date', '2026-11-21'];
    expect(await desk(dispatch)).toMatchObject({
      code: 1,
      err: '409: Polis belum terbit atau tidak berlaku lagi',
    });
    const [policy] = await harness.deps.db.transaction((tx) =>
      issuePolicies(tx, harness.deps, id, harness.clock.now()),
    );
    expect(await desk(dispatch)).toMatchObject({
      code: 0,
      out: `Policy ${policy?.policyNumber} is now "Dikirim" (JNE, JNE001).`,
    });
    expect(await desk(['received', id, '--date', '2026-11-21'])).toMatchObject({
      code: 0,
      out: `Policy ${policy?.policyNumber} is now "Diterima" (JNE, JNE001).`,
    });
  });

  it('approves an order once, and rejects a second approval', async () => {
    const id = await placeOrder(harness, customer);
    expect(await desk(['approve', id])).toEqual({ code: 0, out: `Order ${id} is now "approve".`, err: '' });
    expect(await desk(['approve', id])).toMatchObject({
      code: 1,
      out: '',
      err: expect.stringMatching(/^409: /),
    });
  });

  it('rejects an order', async () => {
    const id = await placeOrder(harness, customer);
    expect(await desk(['reject', id, '--reason', 'Riwayat penyakit.'])).toMatchObject({ code: 0 });
    expect(await statusOf(id)).toBe('reject');
  });

  it('requests a revision of an order, but not of a document that the order does not have', async () => {
    const id = await placeOrder(harness, customer);
    const unknownAttachment = [
      'revise',
      id,
      '--items',
      'attachment',
      '--attachments',
      'paspor',
      '--feedback',
      'Kurang jelas.',
    ];
    expect(await desk(unknownAttachment)).toMatchObject({ code: 1, err: expect.stringContaining('paspor') });
    const validRevision = [
      'revise',
      id,
      '--items',
      'insured, attachment',
      '--attachments',
      'ktp,foto-diri',
      '--feedback',
      'Kurang jelas.',
    ];
    expect(await desk(validRevision)).toMatchObject({ code: 0 });
    expect(await findOrder(harness.deps.db, id)).toMatchObject({
      statusOrder: 'pending',
      needRevisions: [
        { item: 'insured', attachments: [] },
        { item: 'attachment', attachments: ['ktp', 'foto-diri'] },
      ],
    });
  });

  it.each([
    [['terima', 'x'], 'There is no command "terima".'],
    [['approve'], 'The order is missing.'],
    [['reject', 'x'], '--reason is missing.'],
    [['revise', 'x', '--items', 'insured'], '--feedback is missing.'],
    [['sent', 'x', '--courier', 'JNE'], '--number is missing.'],
    [['reject', 'x', '--reason', 'tidak', 'lengkap'], 'Put sentences in quotes.'],
    [['orders', '--warna', 'merah'], '--warna'],
    [['orders', 'neworder'], 'Too many words: neworder.'],
  ])('reports the usage error of %j together with the usage text', async (args, message) => {
    const { code, out, err } = await desk(args);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toContain(message);
    expect(err).toContain('Usage: npm run desk');
  });

  it('prints a usage text that names every variable for the address of the server', async () => {
    const { out } = await desk(['--help']);
    expect(out).toContain('NAUNGAN_URL, else PUBLIC_URL, else http://localhost:<PORT>');
  });

  it('prints the messages of the fields for an error response that contains only a code and fields', async () => {
    const body = { message: 'INVALID', errors: [{ path: 'email', message: 'Email tidak valid' }] };
    const server = createServer((_request, reply) => {
      reply.writeHead(422, { 'content-type': 'application/json', connection: 'close' });
      reply.end(JSON.stringify(body));
    });
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const { port } = server.address() as AddressInfo;
    const { err } = await desk(['orders'], { NAUNGAN_URL: `http://127.0.0.1:${port}` });
    server.close();
    expect(err).toBe('422: INVALID\n  email: Email tidak valid');
  });

  it('prints the usage text if the command is missing or the option --help is given', async () => {
    expect(await desk([])).toMatchObject({ code: 0, out: expect.stringContaining('Usage'), err: '' });
    expect(await desk(['--help'])).toMatchObject({ code: 0 });
  });

  it.each(['bukan-id', 'KPA-2026-999999', '77777777-7777-4777-8777-777777777777'])(
    'fails for the unknown order %s',
    async (order) => {
      expect(await desk(['approve', order])).toMatchObject({ code: 1, out: '' });
    },
  );

  it('reports a silent server, a missing account and a wrong password in one line each', async () => {
    const silentServer = await desk(['orders'], { NAUNGAN_URL: 'http://127.0.0.1:9' });
    expect(silentServer).toMatchObject({
      code: 1,
      err: expect.stringContaining('No server responds at http://127.0.0.1:9'),
    });
    const missingAccount = await desk(['orders'], {
      DESK_EMAIL: '',
      DESK_PASSWORD: '',
      DATA_DIR: '/nonexistent',
    });
    expect(missingAccount).toMatchObject({ code: 1, err: expect.stringContaining('DESK_EMAIL') });
    const wrongPassword = await desk(['orders'], {
      DESK_EMAIL: 'desk@naungan.test',
      DESK_PASSWORD: 'salah-sekali',
    });
    expect(wrongPassword).toMatchObject({ code: 1, err: expect.stringMatching(/^401: /) });
    for (const { err } of [silentServer, missingAccount, wrongPassword])
      expect(err.split('\n')).toHaveLength(1);
  });
});
