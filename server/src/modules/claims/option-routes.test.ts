// The options of a claim (CLAIM_OPTIONS) are what a claimant can do without a request of the desk: send a message, add a
// document, or withdraw the claim.
import { randomUUID } from 'node:crypto';
import type { ListPage } from '@naungan/api/list-page';
import type { ClaimDetail } from '@naungan/domain/claim/record';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { run } from '../../../../tools/desk/run.ts';
import type { Part, Reply, TestMember } from '../../../test/harness.ts';
import { type Shop, startShop } from '../payments/fixture.ts';
import {
  byLink,
  type ClaimablePolicy,
  callDesk,
  createPolicy,
  HEIR_PATH,
  makeClaim,
  makeHeirClaim,
  PHOTO,
  pdfPart,
  readClaim,
  readHeirClaim,
  sendFile,
} from './fixture.ts';
import { claimData } from './personal-data.ts';

let shop: Shop;
let member: TestMember;
let stranger: TestMember;
let health: ClaimablePolicy;
let accident: ClaimablePolicy;
beforeAll(async () => {
  shop = await startShop();
  member = await shop.registerMember({ complete: true });
  stranger = await shop.registerMember({ complete: true });
  health = await createPolicy(shop, member, 'kesehatan');
  accident = await createPolicy(shop, member, 'kecelakaandiri');
}, 60_000);
afterAll(() => shop.close());

const createClaim = () => makeClaim(shop, member, health, { again: 'Y' });
const createHeirClaim = (email = `${randomUUID()}@contoh.test`) => makeHeirClaim(shop, accident, { email });

/** Returns functions that send a claimant's requests: a member's, or an heir's with the secret of a link. */
const callsOf = (base: string, token?: string, secret?: string) => {
  const path = (call: string) => `${base}/${call}`;
  const headersOf = (key?: string) => ({
    ...(secret === undefined ? {} : byLink(secret).headers),
    ...(key ? { 'idempotency-key': key } : {}),
  });
  return {
    sendMessage: (text: unknown, key?: string): Promise<Reply> =>
      shop.api('POST', path('messages'), {
        token,
        body: { text },
        headers: headersOf(key),
      }),
    addDocument: (parts: Part[], key?: string): Promise<Reply> =>
      shop.multipart('POST', path('documents'), parts, {
        token,
        headers: headersOf(key),
      }),
    withdraw: (body: object = {}): Promise<Reply> =>
      shop.api('POST', path('withdrawal'), { token, body, headers: headersOf() }),
  };
};
const callsOfMember = (id: string, token: string | undefined = member.token) =>
  callsOf(`/claims/client/${id}`, token);
const callsOfHeir = (secret: string) => callsOf(HEIR_PATH, undefined, secret);
const receiptParts = (title = 'Kuitansi rawat jalan'): Part[] => [
  { name: 'title', content: title },
  pdfPart('document'),
];
const findMail = async (to: string, subject: string) =>
  (await shop.mails(to)).find((mail) => mail.subject === subject);
const okReply = { status: 200 };
const notFoundReply = { status: 404, body: { message: 'NOT_FOUND' } };

describe('the calls of a claimant', () => {
  const CALLS = [
    ['a message', (id: string, token?: string) => callsOfMember(id, token).sendMessage('Halo')],
    [
      'an added document',
      (id: string, token?: string) => callsOfMember(id, token).addDocument(receiptParts()),
    ],
    ['a withdrawal', (id: string, token?: string) => callsOfMember(id, token).withdraw()],
  ] as const;

  it.each(CALLS)(
    'returns 404 for %s by another member, and for unknown and malformed claim ids',
    async (_title, send) => {
      const id = await createClaim();
      expect(await send(id, stranger.token)).toMatchObject(notFoundReply);
      expect(await send(randomUUID(), member.token)).toMatchObject(notFoundReply);
      expect(await send('bukan-id', member.token)).toMatchObject(notFoundReply);
      expect((await readClaim(shop, member, id)).state).toBe('pending');
    },
  );

  it.each(CALLS)('rejects %s by a visitor or by the desk', async (_title, send) => {
    const id = await createClaim();
    expect((await send(id, '')).status).toBe(401);
    expect((await send(id, await shop.deskToken())).status).toBe(403);
  });

  it.each(CALLS)("returns 404 for %s by the policyholder if the claim is an heir's", async (_title, send) => {
    const { id } = await createHeirClaim();
    expect(await send(id, member.token)).toMatchObject(notFoundReply);
  });

  it.each([
    ['a message', (secret: string) => callsOfHeir(secret).sendMessage('Halo')],
    ['an added document', (secret: string) => callsOfHeir(secret).addDocument(receiptParts())],
    ['a withdrawal', (secret: string) => callsOfHeir(secret).withdraw()],
  ] as const)(
    'returns 404 for %s of an heir whose link contains a claim id or an unknown secret',
    async (_title, send) => {
      const { id, secret } = await createHeirClaim();
      for (const unknownSecret of [id, randomUUID(), 'x'.repeat(43), `${secret.slice(0, -1)}-`])
        expect(await send(unknownSecret)).toMatchObject(notFoundReply);
      expect((await readHeirClaim(shop, secret)).messages).toEqual([]);
    },
  );
});

describe('messages about a claim', () => {
  it("messages of a member are mailed to the desk, the desk's replies are mailed to the member, and the claim's page shows both", async () => {
    const id = await createClaim();
    const { head } = await readClaim(shop, member, id);
    expect(
      await callsOfMember(id).sendMessage('  Apakah resep perlu dikirim?\n\n\n\nTerima kasih. '),
    ).toMatchObject(okReply);
    const toDesk = await findMail(shop.deps.config.BRAND.email, `Pesan baru untuk klaim ${head.claimNumber}`);
    expect(toDesk?.text).toContain('Pengirim: SITI RAHAYU.');
    expect(toDesk?.text).toContain('Apakah resep perlu dikirim?');
    const reply = await callDesk(shop, id, 'messages', { text: 'Ya, mohon kirim fotonya.' });
    expect(reply.body.response).toEqual({ _id: id, state: 'pending' });
    const toMember = await findMail(member.email, `Pesan tentang klaim ${head.claimNumber}`);
    expect(toMember?.text).toContain('Ya, mohon kirim fotonya.');
    expect(toMember?.text).toContain(`/claims/progress/${id}?view=messages`);
    const { messages } = await readClaim(shop, member, id);
    expect(messages.map(({ from, text }) => [from, text])).toEqual([
      ['claimant', 'Apakah resep perlu dikirim?\n\nTerima kasih.'],
      ['desk', 'Ya, mohon kirim fotonya.'],
    ]);
  });

  it("the desk's reply to an heir is mailed with the heir's link to the claim", async () => {
    const email = `${randomUUID()}@contoh.test`;
    const { id, secret } = await createHeirClaim(email);
    expect(await callsOfHeir(secret).sendMessage('Apakah visum dari puskesmas diterima?')).toMatchObject(
      okReply,
    );
    await callDesk(shop, id, 'messages', { text: 'Ya, dapat diterima.' });
    const { head } = await readHeirClaim(shop, secret);
    const mail = await findMail(email, `Pesan tentang klaim ${head.claimNumber}`);
    expect(mail?.text).toContain('Ya, dapat diterima.');
    expect(mail?.text).toContain(`/claims/heirs/progress?view=messages#${secret}`);
    expect((await readHeirClaim(shop, secret)).messages.map(({ from }) => from)).toEqual([
      'claimant',
      'desk',
    ]);
  });

  it('messages are stored only once for requests with one key', async () => {
    const id = await createClaim();
    const key = randomUUID();
    await Promise.all([
      callsOfMember(id).sendMessage('Sekali saja', key),
      callsOfMember(id).sendMessage('Sekali saja', key),
    ]);
    expect(await callsOfMember(id).sendMessage('Sekali saja', key)).toMatchObject(okReply);
    expect((await readClaim(shop, member, id)).messages).toHaveLength(1);
    expect(await callsOfMember(id).sendMessage('Berbeda', key)).toMatchObject({
      status: 409,
      body: { message: 'ALREADY_SENT' },
    });
  });

  it('messages can be sent after the end of a claim', async () => {
    const id = await createClaim();
    await callsOfMember(id).withdraw();
    expect(await callsOfMember(id).sendMessage('Apakah berkas saya dihapus?')).toMatchObject(okReply);
    expect((await callDesk(shop, id, 'messages', { text: 'Tidak.' })).status).toBe(200);
  });

  it.each([
    ['', 'Pesan wajib diisi'],
    ['   ', 'Pesan wajib diisi'],
    ['x'.repeat(2_001), 'Maksimal 2.000 karakter'],
    [7, 'Isian tidak valid'],
  ])('rejects a message with the text %j', async (text, message) => {
    const id = await createClaim();
    const reply = await callsOfMember(id).sendMessage(text);
    expect(reply.status).toBe(422);
    expect(reply.body.errors).toMatchObject([{ path: 'text', message }]);
    expect((await callDesk(shop, id, 'messages', { text })).status).toBe(422);
  });

  it('accepts a message of 2,000 characters', async () => {
    expect(await callsOfMember(await createClaim()).sendMessage('x'.repeat(2_000))).toMatchObject(okReply);
  });

  it('limits messages about one claim to 20 a day', async () => {
    const id = await createClaim();
    const { config } = shop.deps;
    const scale = config.RATE_LIMIT_SCALE;
    Object.assign(config, { RATE_LIMIT_SCALE: 1 });
    const replies = [];
    for (let count = 1; count <= 21; count += 1)
      replies.push((await callsOfMember(id).sendMessage(`Pesan ${count}`)).status);
    Object.assign(config, { RATE_LIMIT_SCALE: scale });
    expect(replies).toEqual([...Array<number>(20).fill(200), 429]);
  });

  it('the list of the desk marks a claim with a new message until the desk replies', async () => {
    const id = await createClaim();
    const awaitsReply = async () => {
      const { body } = await shop.api('GET', '/desk/claims', { token: await shop.deskToken() });
      return (body.response as ListPage<{ id: string; awaitsReply: boolean }>).rows.find(
        (claim) => claim.id === id,
      )?.awaitsReply;
    };
    expect(await awaitsReply()).toBe(false);
    await callsOfMember(id).sendMessage('Halo');
    expect(await awaitsReply()).toBe(true);
    await callDesk(shop, id, 'messages', { text: 'Halo juga' });
    expect(await awaitsReply()).toBe(false);
  });

  it("the copy of a member's data contains the member's messages, but no message of an heir and no field heirLinkVersion", async () => {
    const id = await createClaim();
    await callsOfMember(id).sendMessage('Pesan untuk salinan data');
    const { secret } = await createHeirClaim();
    await callsOfHeir(secret).sendMessage('Pesan ahli waris');
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

  it('an added document appears with title, link and review state, and is confirmed by mail', async () => {
    const id = await createClaim();
    expect(await callsOfMember(id).addDocument(receiptParts())).toMatchObject(okReply);
    const claim = await readClaim(shop, member, id);
    expect(additionsOf(claim)).toMatchObject([{ title: 'Kuitansi rawat jalan', review: 'waiting' }]);
    const file = await shop.api('GET', `/${additionsOf(claim)[0]?.link}`);
    expect([file.status, file.headers['content-type']]).toEqual([200, 'application/pdf']);
    const mail = await findMail(member.email, `Berkas tambahan klaim ${claim.head.claimNumber} kami terima`);
    expect(mail?.text).toContain('Berkas: Kuitansi rawat jalan.');
    expect(claim.history[0]).toMatchObject({
      title: 'Berkas tambahan dikirim',
      note: 'Kuitansi rawat jalan',
      by: 'claimant',
    });
    await callDesk(shop, id, 'take-up');
    expect(additionsOf(await readClaim(shop, member, id))).toMatchObject([{ review: 'checking' }]);
  });

  it('an heir can add PDFs and photos', async () => {
    const { secret } = await createHeirClaim();
    const photo = { name: 'document', content: PHOTO, mimeType: 'image/jpeg', fileName: 'foto.jpg' };
    expect(
      await callsOfHeir(secret).addDocument([{ name: 'title', content: 'Foto makam' }, photo]),
    ).toMatchObject(okReply);
    expect(await callsOfHeir(secret).addDocument(receiptParts('Surat RT'))).toMatchObject(okReply);
    const claim = await readHeirClaim(shop, secret);
    expect(additionsOf(claim).map(({ title }) => title)).toEqual(['Foto makam', 'Surat RT']);
  });

  it('an added document is stored only once for requests with one key', async () => {
    const id = await createClaim();
    const key = randomUUID();
    await callsOfMember(id).addDocument(receiptParts(), key);
    expect(await callsOfMember(id).addDocument(receiptParts(), key)).toMatchObject(okReply);
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
      'with content that is not a PDF',
      [{ name: 'title', content: 'Kuitansi' }, pdfPart('document', Buffer.from('bukan PDF'))],
      'File dokumen tidak valid, dokumen: pdf, gambar: jpg atau png',
    ],
  ])('returns 422 for a document that is added %s', async (_title, parts, message) => {
    const id = await createClaim();
    const reply = await callsOfMember(id).addDocument(parts);
    expect([reply.status, reply.body.response]).toEqual([422, message]);
    expect(additionsOf(await readClaim(shop, member, id))).toEqual([]);
  });

  it('returns 415 for a document that is added as JSON, and 409 for a document that is added after the decision', async () => {
    const id = await createClaim();
    const json = await shop.api('POST', `/claims/client/${id}/documents`, {
      token: member.token,
      body: { title: 'Kuitansi' },
    });
    expect(json.status).toBe(415);
    await callDesk(shop, id, 'take-up');
    await callDesk(shop, id, 'approve', { loss: 1_000_000, reason: 'Sesuai' });
    expect(await callsOfMember(id).addDocument(receiptParts())).toMatchObject({ status: 409 });
    expect((await readClaim(shop, member, id)).options).toEqual(['sendMessage', 'withdraw']);
  });
});

describe('the withdrawal of a claim', () => {
  it('a withdrawal ends the claim for member and desk, shows the reason, and sends a mail', async () => {
    const id = await createClaim();
    await callDesk(shop, id, 'take-up');
    await callDesk(shop, id, 'approve', { loss: 1_000_000, reason: 'Sesuai' });
    expect(await callsOfMember(id).withdraw({ reason: 'Sudah diganti kantor' })).toMatchObject(okReply);
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
    expect(await findMail(member.email, `Klaim ${claim.head.claimNumber} ditarik`)).toBeDefined();
    const { body } = await shop.api('GET', '/desk/claims?state=withdrawn', { token: await shop.deskToken() });
    expect((body.response as ListPage<{ id: string }>).rows.map((claim) => claim.id)).toContain(id);
    for (const reply of [
      await callsOfMember(id).withdraw(),
      await sendFile(shop, member, id, 'letter'),
      await callDesk(shop, id, 'approve', { loss: 1_000_000, reason: 'Sesuai' }),
    ])
      expect(reply).toMatchObject({
        status: 409,
        body: { response: 'Klaim ini sudah ditutup, sehingga tidak dapat diubah lagi' },
      });
  });

  it('a withdrawal closes an open appeal', async () => {
    const id = await createClaim();
    await callDesk(shop, id, 'take-up');
    await callDesk(shop, id, 'reject', { reason: 'Tidak dijamin' });
    await sendFile(shop, member, id, 'appeal');
    expect(await callsOfMember(id).withdraw()).toMatchObject(okReply);
    expect((await readClaim(shop, member, id)).appeal.histories).toMatchObject([{ isOpen: 'N' }]);
  });

  it('a withdrawal makes the deletion of the account possible', async () => {
    const otherMember = await shop.registerMember({ complete: true });
    const policy = await createPolicy(shop, otherMember, 'kesehatan');
    const id = await makeClaim(shop, otherMember, policy);
    const deletionObstacle = () => claimData.deletionObstacle?.(shop.deps.db, otherMember.id);
    expect(await deletionObstacle()).toContain('masih diproses');
    await callsOfMember(id, otherMember.token).withdraw();
    expect(await deletionObstacle()).toBeNull();
  });

  it('an heir can withdraw a claim', async () => {
    const { secret } = await createHeirClaim();
    expect(await callsOfHeir(secret).withdraw({ reason: 'Salah polis' })).toMatchObject(okReply);
    expect((await readHeirClaim(shop, secret)).state).toBe('withdrawn');
  });

  it('a withdrawal returns 409 after the member has sent the signed discharge letter, and 422 for a reason of more than 2,000 characters', async () => {
    const id = await createClaim();
    await callDesk(shop, id, 'take-up');
    await callDesk(shop, id, 'approve', { loss: 1_000_000, reason: 'Sesuai' });
    await sendFile(shop, member, id, 'letter');
    expect(await callsOfMember(id).withdraw()).toMatchObject({ status: 409 });
    expect(await callsOfMember(id).withdraw({ reason: 'x'.repeat(2_001) })).toMatchObject({ status: 422 });
  });
});

describe('the page of a claim', () => {
  it('the page of a claim contains the history, the usual times and the review state of each file', async () => {
    const id = await createClaim();
    const newClaimDetail = await readClaim(shop, member, id);
    expect(newClaimDetail.history).toMatchObject([{ title: 'Klaim diajukan', by: 'claimant' }]);
    expect(newClaimDetail.next.expected).toEqual({ days: 1, isExceeded: false });
    expect(newClaimDetail.progress.stage.map(({ usualDays }) => usualDays)).toEqual([1, 3, null, 3, null]);
    expect(newClaimDetail.info.attachment.map(({ review }) => review)).toEqual(
      newClaimDetail.info.attachment.map(() => 'waiting'),
    );
    await callDesk(shop, id, 'take-up');
    await callDesk(shop, id, 'documents', { attachments: ['FORM'], feedback: 'Belum ditandatangani' });
    const returnedClaim = await readClaim(shop, member, id);
    expect(returnedClaim.history.map(({ title, note }) => [title, note])).toEqual([
      ['Berkas perlu dilengkapi', 'Belum ditandatangani'],
      ['Pemeriksaan dimulai', ''],
      ['Klaim diajukan', ''],
    ]);
    expect(returnedClaim.next.expected).toBeNull();
    const reviews = returnedClaim.info.attachment.map(({ code, review }) => [code, review]);
    expect(Object.fromEntries(reviews)).toMatchObject({ FORM: 'returned' });
    expect(reviews.filter(([, review]) => review === 'checked')).toHaveLength(reviews.length - 1);
  });

  it('the page of a claim contains no actor and no id of a desk user', async () => {
    const id = await createClaim();
    await callDesk(shop, id, 'take-up');
    await callDesk(shop, id, 'messages', { text: 'Kami mulai memeriksa.' });
    expect(JSON.stringify(await readClaim(shop, member, id))).not.toMatch(/desk:|member:/);
  });
});

it('npm run desk replies to a message and shows the conversation', async () => {
  const origin = await shop.app.listen({ port: 0, host: '127.0.0.1' });
  const runDeskCommand = async (...args: string[]) => {
    const output: string[] = [];
    const addOutput = (text: string) => void output.push(text);
    const { DESK_EMAIL, DESK_PASSWORD } = shop.deps.config;
    await run(
      ['claims', ...args],
      { NAUNGAN_URL: origin, DESK_EMAIL, DESK_PASSWORD },
      { out: addOutput, err: addOutput },
    );
    return output.join('\n');
  };
  const id = await createClaim();
  const { claimNumber } = (await readClaim(shop, member, id)).head;
  await callsOfMember(id).sendMessage('Kapan selesai?');
  expect(await runDeskCommand('--state', 'pending')).toMatch(new RegExp(`${claimNumber}.* awaits reply`));
  expect(await runDeskCommand('reply', claimNumber, '--text', 'Besok.')).toBe(
    `Claim ${id} is now "pending".`,
  );
  const output = await runDeskCommand('show', claimNumber);
  expect(output).toMatch(/Claimant .*Kapan selesai\?/);
  expect(output).toMatch(/Desk .*Besok\./);
  expect(await runDeskCommand('reply', claimNumber)).toContain('--text');
  const heirClaim = await createHeirClaim();
  expect(await runDeskCommand('link', heirClaim.id)).toContain('is now "pending"');
  expect(await runDeskCommand('revoke-link', heirClaim.id)).toContain('is now "pending"');
  expect(await runDeskCommand('link', id)).toContain('409');
});
