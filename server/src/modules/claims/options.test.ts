import { randomUUID } from 'node:crypto';
import type { ClaimDetail } from '@naungan/domain/claim/record';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { run } from '../../../../tools/desk/run.ts';
import type { Part, Reply, TestMember } from '../../../test/harness.ts';
import { type Shop, startShop } from '../payments/fixture.ts';
import {
  atDesk,
  type Claimable,
  makeClaim,
  makeHeirClaim,
  PHOTO,
  pdfPart,
  policyFor,
  readClaim,
  readHeirClaim,
  sendFile,
} from './fixture.ts';
import { claimData } from './personal-data.ts';

let shop: Shop;
let member: TestMember;
let stranger: TestMember;
let health: Claimable;
let accident: Claimable;
beforeAll(async () => {
  shop = await startShop();
  member = await shop.registerMember({ complete: true });
  stranger = await shop.registerMember({ complete: true });
  health = await policyFor(shop, member, 'kesehatan');
  accident = await policyFor(shop, member, 'kecelakaandiri');
}, 60_000);
afterAll(() => shop.close());

const newClaim = () => makeClaim(shop, member, health, { again: 'Y' });
const newHeirClaim = (email = `${randomUUID()}@contoh.test`) => makeHeirClaim(shop, accident, { email });

/** The calls of one claimant: a member, or an heir with the secret of a link. */
const callsOf = (base: string, id: string, token?: string) => {
  const path = (call: string) => `${base}/${id}/${call}`;
  return {
    message: (text: unknown, key?: string): Promise<Reply> =>
      shop.api('POST', path('messages'), {
        token,
        body: { text },
        headers: key ? { 'idempotency-key': key } : {},
      }),
    add: (parts: Part[], key?: string): Promise<Reply> =>
      shop.multipart('POST', path('documents'), parts, {
        token,
        headers: key ? { 'idempotency-key': key } : {},
      }),
    withdraw: (body: object = {}): Promise<Reply> => shop.api('POST', path('withdrawal'), { token, body }),
  };
};
const ofMember = (id: string, token: string | undefined = member.token) =>
  callsOf('/claims/client', id, token);
const ofHeir = (secret: string) => callsOf('/claims/heirs', secret);
const receipt = (title = 'Kuitansi rawat jalan'): Part[] => [
  { name: 'title', content: title },
  pdfPart('document'),
];
const mailOf = async (to: string, subject: string) =>
  (await shop.mails(to)).find((mail) => mail.subject === subject);
const done = { status: 200 };
const notFound = { status: 404, body: { message: 'NOT_FOUND' } };

describe('the calls about a claim', () => {
  const CALLS = [
    ['a message', (id: string, token?: string) => ofMember(id, token).message('Halo')],
    ['an added document', (id: string, token?: string) => ofMember(id, token).add(receipt())],
    ['a withdrawal', (id: string, token?: string) => ofMember(id, token).withdraw()],
  ] as const;

  it.each(CALLS)('%s: return 404 to another member, and for unknown and malformed ids', async (_, send) => {
    const id = await newClaim();
    expect(await send(id, stranger.token)).toMatchObject(notFound);
    expect(await send(randomUUID(), member.token)).toMatchObject(notFound);
    expect(await send('bukan-id', member.token)).toMatchObject(notFound);
    expect((await readClaim(shop, member, id)).state).toBe('pending');
  });

  it.each(CALLS)('%s: reject a visitor and the desk', async (_, send) => {
    const id = await newClaim();
    expect((await send(id, '')).status).toBe(401);
    expect((await send(id, await shop.deskToken())).status).toBe(403);
  });

  it.each(CALLS)("%s: return 404 for an heir's claim to the holder of its policy", async (_, send) => {
    const { id } = await newHeirClaim();
    expect(await send(id, member.token)).toMatchObject(notFound);
  });

  it.each([
    ['a message', (secret: string) => ofHeir(secret).message('Halo')],
    ['an added document', (secret: string) => ofHeir(secret).add(receipt())],
    ['a withdrawal', (secret: string) => ofHeir(secret).withdraw()],
  ] as const)('%s of an heir: return 404 for an id and for a secret that opens nothing', async (_, send) => {
    const { id, secret } = await newHeirClaim();
    for (const wrong of [id, randomUUID(), 'x'.repeat(43), `${secret.slice(0, -1)}-`])
      expect(await send(wrong)).toMatchObject(notFound);
    expect((await readHeirClaim(shop, secret)).messages).toEqual([]);
  });
});

describe('messages', () => {
  it("are mailed to the desk; the reply is mailed to the member, and both are on the claim's page", async () => {
    const id = await newClaim();
    const { head } = await readClaim(shop, member, id);
    expect(await ofMember(id).message('  Apakah resep perlu dikirim?\n\n\n\nTerima kasih. ')).toMatchObject(
      done,
    );
    const toDesk = await mailOf(shop.deps.config.BRAND.email, `Pesan baru untuk klaim ${head.claimNumber}`);
    expect(toDesk?.text).toContain('Pengirim: SITI RAHAYU.');
    expect(toDesk?.text).toContain('Apakah resep perlu dikirim?');
    const reply = await atDesk(shop, id, 'messages', { text: 'Ya, mohon kirim fotonya.' });
    expect(reply.body.response).toEqual({ _id: id, state: 'pending' });
    const toMember = await mailOf(member.email, `Pesan tentang klaim ${head.claimNumber}`);
    expect(toMember?.text).toContain('Ya, mohon kirim fotonya.');
    expect(toMember?.text).toContain(`/claims/progress/${id}?view=messages`);
    const { messages } = await readClaim(shop, member, id);
    expect(messages.map(({ from, text }) => [from, text])).toEqual([
      ['claimant', 'Apakah resep perlu dikirim?\n\nTerima kasih.'],
      ['desk', 'Ya, mohon kirim fotonya.'],
    ]);
  });

  it('reach an heir by the mailed link', async () => {
    const email = `${randomUUID()}@contoh.test`;
    const { id, secret } = await newHeirClaim(email);
    expect(await ofHeir(secret).message('Apakah visum dari puskesmas diterima?')).toMatchObject(done);
    await atDesk(shop, id, 'messages', { text: 'Ya, dapat diterima.' });
    const { head } = await readHeirClaim(shop, secret);
    const mail = await mailOf(email, `Pesan tentang klaim ${head.claimNumber}`);
    expect(mail?.text).toContain('Ya, dapat diterima.');
    expect(mail?.text).toContain(`/claims/heirs/progress/${secret}?view=messages`);
    expect((await readHeirClaim(shop, secret)).messages.map(({ from }) => from)).toEqual([
      'claimant',
      'desk',
    ]);
  });

  it('are stored once for one key', async () => {
    const id = await newClaim();
    const key = randomUUID();
    await Promise.all([ofMember(id).message('Sekali saja', key), ofMember(id).message('Sekali saja', key)]);
    expect(await ofMember(id).message('Sekali saja', key)).toMatchObject(done);
    expect((await readClaim(shop, member, id)).messages).toHaveLength(1);
    expect(await ofMember(id).message('Berbeda', key)).toMatchObject({
      status: 409,
      body: { message: 'ALREADY_SENT' },
    });
  });

  it('are possible after the end of a claim', async () => {
    const id = await newClaim();
    await ofMember(id).withdraw();
    expect(await ofMember(id).message('Apakah berkas saya dihapus?')).toMatchObject(done);
    expect((await atDesk(shop, id, 'messages', { text: 'Tidak.' })).status).toBe(200);
  });

  it.each([
    ['', 'Pesan wajib diisi'],
    ['   ', 'Pesan wajib diisi'],
    ['x'.repeat(2_001), 'Maksimal 2.000 karakter'],
    [7, 'Isian tidak valid'],
  ])('that are %j are rejected', async (text, message) => {
    const id = await newClaim();
    const reply = await ofMember(id).message(text);
    expect(reply.status).toBe(422);
    expect(reply.body.errors).toMatchObject([{ path: 'text', message }]);
    expect((await atDesk(shop, id, 'messages', { text })).status).toBe(422);
  });

  it('of 2,000 characters are accepted', async () => {
    expect(await ofMember(await newClaim()).message('x'.repeat(2_000))).toMatchObject(done);
  });

  it('are limited to 20 a day for one claim', async () => {
    const id = await newClaim();
    const { config } = shop.deps;
    const scale = config.RATE_LIMIT_SCALE;
    Object.assign(config, { RATE_LIMIT_SCALE: 1 });
    const replies = [];
    for (let count = 1; count <= 21; count += 1)
      replies.push((await ofMember(id).message(`Pesan ${count}`)).status);
    Object.assign(config, { RATE_LIMIT_SCALE: scale });
    expect(replies).toEqual([...Array<number>(20).fill(200), 429]);
  });

  it('mark a claim for the desk until it replies', async () => {
    const id = await newClaim();
    const awaitsReply = async () => {
      const { body } = await shop.api('GET', '/desk/claims', { token: await shop.deskToken() });
      return (body.response as { id: string; awaitsReply: boolean }[]).find((claim) => claim.id === id)
        ?.awaitsReply;
    };
    expect(await awaitsReply()).toBe(false);
    await ofMember(id).message('Halo');
    expect(await awaitsReply()).toBe(true);
    await atDesk(shop, id, 'messages', { text: 'Halo juga' });
    expect(await awaitsReply()).toBe(false);
  });

  it("are in the copy of the member's data, and those of an heir are not", async () => {
    const id = await newClaim();
    await ofMember(id).message('Pesan untuk salinan data');
    const { secret } = await newHeirClaim();
    await ofHeir(secret).message('Pesan ahli waris');
    const copy = await claimData.copy?.(shop.deps.db, shop.deps, {
      id: member.id,
    } as Parameters<NonNullable<typeof claimData.copy>>[2]);
    const text = JSON.stringify(copy);
    expect(text).toContain('Pesan untuk salinan data');
    expect(text).not.toContain('Pesan ahli waris');
    expect(text).not.toContain('heirLinkVersion');
  });
});

describe('added documents', () => {
  const additionsOf = ({ info }: ClaimDetail) => info.attachment.filter(({ code }) => code === 'document');

  it('are shown with title, link and review state, and confirmed by a mail', async () => {
    const id = await newClaim();
    expect(await ofMember(id).add(receipt())).toMatchObject(done);
    const claim = await readClaim(shop, member, id);
    expect(additionsOf(claim)).toMatchObject([{ title: 'Kuitansi rawat jalan', review: 'waiting' }]);
    const file = await shop.api('GET', `/${additionsOf(claim)[0]?.link}`);
    expect([file.status, file.headers['content-type']]).toEqual([200, 'application/pdf']);
    const mail = await mailOf(member.email, `Berkas tambahan klaim ${claim.head.claimNumber} kami terima`);
    expect(mail?.text).toContain('Berkas: Kuitansi rawat jalan.');
    expect(claim.history[0]).toMatchObject({
      title: 'Berkas tambahan dikirim',
      note: 'Kuitansi rawat jalan',
      by: 'claimant',
    });
    await atDesk(shop, id, 'take-up');
    expect(additionsOf(await readClaim(shop, member, id))).toMatchObject([{ review: 'checking' }]);
  });

  it('may be a photo, and several; an heir may add them too', async () => {
    const { secret } = await newHeirClaim();
    const photo = { name: 'document', content: PHOTO, mimeType: 'image/jpeg', fileName: 'foto.jpg' };
    expect(await ofHeir(secret).add([{ name: 'title', content: 'Foto makam' }, photo])).toMatchObject(done);
    expect(await ofHeir(secret).add(receipt('Surat RT'))).toMatchObject(done);
    const claim = await readHeirClaim(shop, secret);
    expect(additionsOf(claim).map(({ title }) => title)).toEqual(['Foto makam', 'Surat RT']);
  });

  it('are stored once for one key', async () => {
    const id = await newClaim();
    const key = randomUUID();
    await ofMember(id).add(receipt(), key);
    expect(await ofMember(id).add(receipt(), key)).toMatchObject(done);
    expect(additionsOf(await readClaim(shop, member, id))).toHaveLength(1);
  });

  it.each([
    ['without a title', [pdfPart('document')], 'Keterangan berkas wajib diisi'],
    [
      'without a file',
      [{ name: 'title', content: 'Kuitansi' }],
      'Harap upload berkas yang ingin ditambahkan',
    ],
    [
      'with a title of 101 characters',
      [{ name: 'title', content: 'x'.repeat(101) }, pdfPart('document')],
      'Maksimal 100 karakter',
    ],
    [
      'that are not what they seem',
      [{ name: 'title', content: 'Kuitansi' }, pdfPart('document', Buffer.from('bukan PDF'))],
      'File dokumen tidak valid, dokumen: pdf, gambar: jpg atau png',
    ],
  ])('%s are rejected', async (_, parts, message) => {
    const id = await newClaim();
    const reply = await ofMember(id).add(parts);
    expect([reply.status, reply.body.response]).toEqual([422, message]);
    expect(additionsOf(await readClaim(shop, member, id))).toEqual([]);
  });

  it('are rejected as JSON, and after the decision', async () => {
    const id = await newClaim();
    const json = await shop.api('POST', `/claims/client/${id}/documents`, {
      token: member.token,
      body: { title: 'Kuitansi' },
    });
    expect(json.status).toBe(415);
    await atDesk(shop, id, 'take-up');
    await atDesk(shop, id, 'approve', { loss: 1_000_000, reason: 'Sesuai' });
    expect(await ofMember(id).add(receipt())).toMatchObject({ status: 409 });
    expect((await readClaim(shop, member, id)).options).toEqual(['sendMessage', 'withdraw']);
  });
});

describe('a withdrawn claim', () => {
  it('has ended for the member and the desk, with its reason, and is confirmed by a mail', async () => {
    const id = await newClaim();
    await atDesk(shop, id, 'take-up');
    await atDesk(shop, id, 'approve', { loss: 1_000_000, reason: 'Sesuai' });
    expect(await ofMember(id).withdraw({ reason: 'Sudah diganti kantor' })).toMatchObject(done);
    const claim = await readClaim(shop, member, id);
    expect(claim).toMatchObject({
      status: 'withdrawn',
      state: 'withdrawn',
      head: { statusText: 'Ditarik' },
      payment: { approvedAmount: null, rows: [] },
      next: { task: 'none', expected: null },
      options: ['sendMessage'],
    });
    expect(claim.history[0]).toMatchObject({ title: 'Klaim ditarik', note: 'Sudah diganti kantor' });
    expect(await mailOf(member.email, `Klaim ${claim.head.claimNumber} ditarik`)).toBeDefined();
    const { body } = await shop.api('GET', '/desk/claims?state=withdrawn', { token: await shop.deskToken() });
    expect((body.response as { id: string }[]).map((one) => one.id)).toContain(id);
    for (const reply of [
      await ofMember(id).withdraw(),
      await sendFile(shop, member, id, 'upload'),
      await atDesk(shop, id, 'approve', { loss: 1_000_000, reason: 'Sesuai' }),
    ])
      expect(reply).toMatchObject({
        status: 409,
        body: { response: 'Klaim ini sudah ditutup, sehingga tidak dapat diubah lagi' },
      });
  });

  it('has no open appeal', async () => {
    const id = await newClaim();
    await atDesk(shop, id, 'take-up');
    await atDesk(shop, id, 'reject', { reason: 'Tidak dijamin' });
    await sendFile(shop, member, id, 'appeal');
    expect(await ofMember(id).withdraw()).toMatchObject(done);
    expect((await readClaim(shop, member, id)).appeal.histories).toMatchObject([{ isOpen: 'N' }]);
  });

  it('does not prevent the deletion of the account', async () => {
    const other = await shop.registerMember({ complete: true });
    const policy = await policyFor(shop, other, 'kesehatan');
    const id = await makeClaim(shop, other, policy);
    const hindrance = () => claimData.hindrance?.(shop.deps.db, other.id);
    expect(await hindrance()).toContain('masih diproses');
    await ofMember(id, other.token).withdraw();
    expect(await hindrance()).toBeNull();
  });

  it('may be that of an heir', async () => {
    const { secret } = await newHeirClaim();
    expect(await ofHeir(secret).withdraw({ reason: 'Salah polis' })).toMatchObject(done);
    expect((await readHeirClaim(shop, secret)).state).toBe('withdrawn');
  });

  it('cannot be one whose letter is signed', async () => {
    const id = await newClaim();
    await atDesk(shop, id, 'take-up');
    await atDesk(shop, id, 'approve', { loss: 1_000_000, reason: 'Sesuai' });
    await sendFile(shop, member, id, 'upload');
    expect(await ofMember(id).withdraw()).toMatchObject({ status: 409 });
    expect(await ofMember(id).withdraw({ reason: 'x'.repeat(2_001) })).toMatchObject({ status: 422 });
  });
});

describe('the page of a claim', () => {
  it('has its history, the usual times and the review state of each file', async () => {
    const id = await newClaim();
    const first = await readClaim(shop, member, id);
    expect(first.history).toMatchObject([{ title: 'Klaim diajukan', by: 'claimant' }]);
    expect(first.next.expected).toEqual({ days: 1, isExceeded: false });
    expect(first.progress.stage.map(({ usualDays }) => usualDays)).toEqual([1, 3, null, 3, null]);
    expect(first.info.attachment.map(({ review }) => review)).toEqual(
      first.info.attachment.map(() => 'waiting'),
    );
    await atDesk(shop, id, 'take-up');
    await atDesk(shop, id, 'documents', { attachments: ['FORM'], feedback: 'Belum ditandatangani' });
    const returned = await readClaim(shop, member, id);
    expect(returned.history.map(({ title, note }) => [title, note])).toEqual([
      ['Berkas perlu dilengkapi', 'Belum ditandatangani'],
      ['Pemeriksaan dimulai', ''],
      ['Klaim diajukan', ''],
    ]);
    expect(returned.next.expected).toBeNull();
    const reviews = returned.info.attachment.map(({ code, review }) => [code, review]);
    expect(Object.fromEntries(reviews)).toMatchObject({ FORM: 'returned' });
    expect(reviews.filter(([, review]) => review === 'checked')).toHaveLength(reviews.length - 1);
  });

  it('shows no actor and no id of the desk', async () => {
    const id = await newClaim();
    await atDesk(shop, id, 'take-up');
    await atDesk(shop, id, 'messages', { text: 'Kami mulai memeriksa.' });
    expect(JSON.stringify(await readClaim(shop, member, id))).not.toMatch(/desk:|member:/);
  });
});

it('npm run desk replies to a message and shows the conversation', async () => {
  const origin = await shop.app.listen({ port: 0, host: '127.0.0.1' });
  const desk = async (...args: string[]) => {
    const output: string[] = [];
    const note = (text: string) => void output.push(text);
    const { DESK_EMAIL, DESK_PASSWORD } = shop.deps.config;
    await run(
      ['claims', ...args],
      { NAUNGAN_URL: origin, DESK_EMAIL, DESK_PASSWORD },
      { out: note, err: note },
    );
    return output.join('\n');
  };
  const id = await newClaim();
  const { claimNumber } = (await readClaim(shop, member, id)).head;
  await ofMember(id).message('Kapan selesai?');
  expect(await desk('--state', 'pending')).toMatch(new RegExp(`${claimNumber}.* awaits reply`));
  expect(await desk('reply', claimNumber, '--text', 'Besok.')).toBe(`Claim ${id} is now "pending".`);
  const sheet = await desk('show', claimNumber);
  expect(sheet).toMatch(/Claimant .*Kapan selesai\?/);
  expect(sheet).toMatch(/Desk .*Besok\./);
  expect(await desk('reply', claimNumber)).toContain('--text');
  const heirs = await newHeirClaim();
  expect(await desk('link', heirs.id)).toContain('is now "pending"');
  expect(await desk('revoke-link', heirs.id)).toContain('is now "pending"');
  expect(await desk('link', id)).toContain('409');
});
