import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { placeOrder } from '../../server/src/modules/orders/fixture.ts';
import { findOrder } from '../../server/src/modules/orders/service.ts';
import { issuePolicies } from '../../server/src/modules/policies/service.ts';
import { type Harness, startApp, type TestMember } from '../../server/test/harness.ts';
import { run } from './run.ts';

let test: Harness;
let customer: TestMember;
let origin: string;
beforeAll(async () => {
  test = await startApp();
  origin = await test.app.listen({ port: 0, host: '127.0.0.1' });
  customer = await test.registerMember({ complete: true });
});
afterAll(() => test.close());

/** Runs the command as typed after `npm run desk --`. */
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
  const { DESK_EMAIL, DESK_PASSWORD = '' } = test.deps.config;
  const code = await run(args, { NAUNGAN_URL: origin, DESK_EMAIL, DESK_PASSWORD, ...env }, streams);
  return { code, ...output };
}
const statusOf = async (id: string) => (await findOrder(test.deps.db, id))?.statusOrder;

describe('npm run desk', () => {
  it('lists orders and shows one, by id or by number', async () => {
    const id = await placeOrder(test, customer);
    const { out } = await desk(['orders', '--status', 'neworder']);
    expect(out).toContain(id);
    const number =
      out
        .split('\n')
        .find((line) => line.startsWith(id))
        ?.match(/KPA-\d{4}-\d{6}/)?.[0] ?? '';
    const shown = await desk(['show', number]);
    expect(shown).toMatchObject({ code: 0, err: '' });
    expect(shown.out).toContain('Siti Rahayu');
    expect(shown.out).toContain(`${origin}/api/v1/files/`);
  });

  it('lists jobs that are queued or failed', async () => {
    await placeOrder(test, customer);
    const { out, err } = await desk(['jobs']);
    expect(err).toBe('');
    expect(out).toMatch(/^created {2}mail\.send {17}\d.+WIB$/m);
  });

  it("lists visitors, all or one partner's", async () => {
    const visitor = { fullName: 'Ani Wijaya', phoneNumber: '812345678', email: 'ani@contoh.test' };
    await test.api('POST', '/guest', { body: { ...visitor, partner: 'toko-maju' } });
    await test.api('POST', '/consultations', { body: { ...visitor, message: 'Mohon dihubungi sore hari' } });
    const all = await desk(['visitors']);
    expect(all).toMatchObject({ code: 0, err: '' });
    expect(all.out.split('\n')).toHaveLength(2);
    expect(all.out).toMatch(/question {2}Ani Wijaya .+ani@contoh\.test {2}Mohon dihubungi sore hari/);
    const { out } = await desk(['visitors', '--partner', 'toko-maju']);
    expect(out).toMatch(/^.+WIB {2}details {3}Ani Wijaya .+ani@contoh\.test {2}partner toko-maju$/);
    expect((await desk(['visitors', '--partner', 'toko-lain'])).out.trim()).toBe('No visitors.');
    expect(await desk(['visitors', '--partner', 'Bukan Kode!'])).toMatchObject({ code: 1 });
  });

  it("prints an order's journal, before and after its invoice exists", async () => {
    const id = await placeOrder(test, customer);
    const before = await desk(['journal', id]);
    expect(before).toMatchObject({ code: 0, err: '' });
    expect(before.out).toMatch(/^KPA-2026-\d{6} {2}Rp3\.085\.000 {2}neworder\n/);
    expect(before.out).toMatch(/WIB {2}order {5}KPA-\S+ {2}- → neworder {2}member:/);
    await desk(['approve', id]);
    const { code, out } = await desk(['journal', id]);
    expect(code).toBe(0);
    expect(out).toMatch(/^KPA-2026-\d{6} {2}Rp3\.085\.000 {2}approve\n/);
    expect(out).toMatch(/KPA-\S+ {2}neworder → approve {2}desk:/);
    expect(out).toMatch(/WIB {2}invoice {3}INV\S+ {2}- → pending {2}system {2}order KPA-/);
  });

  it("shows an order's line and its beneficiaries", async () => {
    const id = await placeOrder(test, customer, { code: 'PA-02' });
    const { out } = await desk(['orders']);
    expect(out.split('\n').find((line) => line.startsWith(id))).toContain('kecelakaandiri');
    const shown = await desk(['show', id]);
    for (const fact of [
      'kecelakaandiri',
      'BUDI SANTOSO, SUAMI (Penerima Manfaat Utama)',
      '+62 812 3456 7891',
    ])
      expect(shown.out).toContain(fact);
    const revise = ['revise', id, '--items', 'beneficiary', '--feedback', 'Nama belum sesuai KTP.'];
    expect(await desk(revise)).toMatchObject({ code: 0, err: '' });
    expect(await statusOf(id)).toBe('pending');
  });

  it('records the delivery of a printed policy', async () => {
    const id = await placeOrder(test, customer, { payload: { printPolicy: true } });
    await desk(['approve', id]);
    const sent = ['sent', id, '--courier', 'JNE', '--number', 'JNE001', '--date', '2026-11-21'];
    expect(await desk(sent)).toMatchObject({
      code: 1,
      err: '409: Polis belum terbit atau tidak berlaku lagi',
    });
    const [policy] = await test.deps.db.transaction((tx) =>
      issuePolicies(tx, test.deps, id, test.clock.now()),
    );
    expect(await desk(sent)).toMatchObject({
      code: 0,
      out: `Policy ${policy?.policyNumber} is now "Dikirim" (JNE, JNE001).`,
    });
    expect(await desk(['received', id, '--date', '2026-11-21'])).toMatchObject({
      code: 0,
      out: `Policy ${policy?.policyNumber} is now "Diterima" (JNE, JNE001).`,
    });
    expect(await desk(['sent', id, '--courier', 'JNE'])).toMatchObject({
      code: 2,
      err: expect.stringMatching(/^--number is missing/),
    });
  });

  it('approves an order', async () => {
    const id = await placeOrder(test, customer);
    expect(await desk(['approve', id])).toEqual({ code: 0, out: `Order ${id} is now "approve".`, err: '' });
    expect(await desk(['approve', id])).toMatchObject({
      code: 1,
      out: '',
      err: expect.stringMatching(/^409: /),
    });
  });

  it('rejects an order', async () => {
    const id = await placeOrder(test, customer);
    expect(await desk(['reject', id, '--reason', 'Riwayat penyakit.'])).toMatchObject({ code: 0 });
    expect(await statusOf(id)).toBe('reject');
  });

  it('requests a revision of an order', async () => {
    const id = await placeOrder(test, customer);
    const wrong = [
      'revise',
      id,
      '--items',
      'attachment',
      '--attachments',
      'paspor',
      '--feedback',
      'Kurang jelas.',
    ];
    expect(await desk(wrong)).toMatchObject({ code: 1, err: expect.stringContaining('paspor') });
    const right = [
      'revise',
      id,
      '--items',
      'insured, attachment',
      '--attachments',
      'ktp,foto-diri',
      '--feedback',
      'Kurang jelas.',
    ];
    expect(await desk(right)).toMatchObject({ code: 0 });
    expect(await findOrder(test.deps.db, id)).toMatchObject({
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
    [['reject', 'x', '--reason', 'tidak', 'lengkap'], 'Put sentences in quotes.'],
    [['orders', '--warna', 'merah'], '--warna'],
  ])('reports the error of %j together with the usage', async (args, message) => {
    const { code, out, err } = await desk(args);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toContain(message);
    expect(err).toContain('Usage: npm run desk');
  });

  it('prints the usage', async () => {
    expect(await desk([])).toMatchObject({ code: 0, out: expect.stringContaining('Usage'), err: '' });
    expect(await desk(['--help'])).toMatchObject({ code: 0 });
  });

  it.each(['bukan-id', 'KPA-2026-999999', '77777777-7777-4777-8777-777777777777'])(
    'does not find %s',
    async (order) => {
      expect(await desk(['approve', order])).toMatchObject({ code: 1, out: '' });
    },
  );

  it('reports in one line why it cannot work', async () => {
    const silent = await desk(['orders'], { NAUNGAN_URL: 'http://127.0.0.1:9' });
    expect(silent).toMatchObject({
      code: 1,
      err: expect.stringContaining('No server responds at http://127.0.0.1:9'),
    });
    const stranger = await desk(['orders'], { DESK_EMAIL: '', DESK_PASSWORD: '', DATA_DIR: '/nonexistent' });
    expect(stranger).toMatchObject({ code: 1, err: expect.stringContaining('DESK_EMAIL') });
    const wrong = await desk(['orders'], { DESK_EMAIL: 'desk@naungan.test', DESK_PASSWORD: 'salah-sekali' });
    expect(wrong).toMatchObject({ code: 1, err: expect.stringMatching(/^401: /) });
    for (const { err } of [silent, stranger, wrong]) expect(err.split('\n')).toHaveLength(1);
  });
});
