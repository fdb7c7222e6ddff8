import type { ClaimMailPreview } from '@naungan/api/desk-claim-mail';
import { INSURER_ROLES } from '@naungan/domain/desk-roles';
import { eq, ne } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Harness, type Reply, startApp, type TestMember } from '../../../test/harness.ts';
import { insurers, orders } from '../../db/schema.ts';
import {
  ACCOUNT,
  type ClaimablePolicy,
  callDesk,
  createPolicy,
  HEIR,
  letterParts,
  makeClaim,
  makeHeirClaim,
  payAtDesk,
  pdfPart,
  readClaim,
  sendFile,
} from './fixture.ts';

let shop: Harness;
let member: TestMember;
let token: string;
let health: ClaimablePolicy;
let car: ClaimablePolicy;
beforeAll(async () => {
  shop = await startApp();
  member = await shop.registerMember({ complete: true });
  token = await shop.deskToken();
  health = await createPolicy(shop, member, 'kesehatan');
  car = await createPolicy(shop, member);
}, 60_000);
afterAll(() => shop.close());

const REASON = { reason: 'Sesuai dengan bukti, lihat www.contoh-bank.co.id/syarat' };
const ASSESSMENT = { loss: 1_000_000 };
const DOCUMENTS = { attachments: ['FORM'], feedback: 'Formulir belum ditandatangani.' };

const preview = (id: string, body: object, caller: string | undefined = token): Promise<Reply> =>
  shop.api('POST', `/desk/claims/${id}/mail-preview`, { token: caller, body });
async function expectOk(reply: Promise<Reply>): Promise<void> {
  const { status, text } = await reply;
  expect(status, text).toBe(200);
}
const desk = (id: string, action: string, body?: object) => expectOk(callDesk(shop, id, action, body));

const newClaim = (policy = health) => makeClaim(shop, member, policy, { again: 'Y' });
async function reviewedClaim(policy = health): Promise<string> {
  const id = await newClaim(policy);
  await desk(id, 'take-up');
  return id;
}
async function approvedClaim(policy = health): Promise<string> {
  const id = await reviewedClaim(policy);
  await desk(id, 'approve', { ...ASSESSMENT, reason: 'Sesuai' });
  return id;
}
async function rejectedClaim(): Promise<string> {
  const id = await reviewedClaim();
  await desk(id, 'reject', { reason: 'Tidak dijamin' });
  return id;
}
async function appealedClaim(decided: () => Promise<string>): Promise<string> {
  const id = await decided();
  await expectOk(sendFile(shop, member, id, 'appeal'));
  return id;
}
async function signedClaim(): Promise<string> {
  const id = await approvedClaim();
  await expectOk(sendFile(shop, member, id, 'letter', letterParts(ACCOUNT)));
  return id;
}
async function paidClaim(): Promise<string> {
  const id = await signedClaim();
  await expectOk(payAtDesk(shop, id));
  return id;
}
async function repairedClaim(): Promise<string> {
  const id = await approvedClaim(car);
  const body = { selectedMethod: 'workshop' };
  await expectOk(shop.api('PATCH', `/claims/client/${id}/replacement`, { token: member.token, body }));
  return id;
}
async function firstWorkshop(id: string): Promise<string> {
  const { vehicle } = await readClaim(shop, member, id);
  return vehicle?.workshops[0]?._id ?? '';
}
const answer = (id: string, fields: Record<string, string>): Promise<void> => {
  const parts = Object.entries({ ...REASON, ...fields }).map(([name, content]) => ({ name, content }));
  const body = [...parts, pdfPart('responseLetter')];
  return expectOk(shop.multipart('POST', `/desk/claims/${id}/appeal`, body, { token }));
};

type Case = [
  name: string,
  prepare: () => Promise<string>,
  request: object | ((id: string) => Promise<object>),
  perform: (id: string) => Promise<void>,
];
const CASES: Case[] = [
  ['takeUp', newClaim, {}, (id) => desk(id, 'take-up')],
  ['askDocuments', reviewedClaim, DOCUMENTS, (id) => desk(id, 'documents', DOCUMENTS)],
  [
    'approve',
    reviewedClaim,
    { ...ASSESSMENT, ...REASON },
    (id) => desk(id, 'approve', { ...ASSESSMENT, ...REASON }),
  ],
  [
    'approve',
    () => reviewedClaim(car),
    { ...ASSESSMENT, ...REASON },
    (id) => desk(id, 'approve', { ...ASSESSMENT, ...REASON }),
  ],
  ['reject', reviewedClaim, REASON, (id) => desk(id, 'reject', REASON)],
  ['recall', approvedClaim, REASON, (id) => desk(id, 'recall', REASON)],
  [
    'grantAppeal',
    () => appealedClaim(rejectedClaim),
    { ...ASSESSMENT, ...REASON },
    (id) => answer(id, { answer: 'grant', assessment: JSON.stringify(ASSESSMENT) }),
  ],
  ['keepOffer', () => appealedClaim(approvedClaim), REASON, (id) => answer(id, { answer: 'keep' })],
  ['denyAppeal', () => appealedClaim(rejectedClaim), REASON, (id) => answer(id, { answer: 'keep' })],
  ['reopen', () => appealedClaim(rejectedClaim), REASON, (id) => answer(id, { answer: 'reopen' })],
  [
    'moveRepair',
    repairedClaim,
    async (id) => ({ step: 'received', workshopID: await firstWorkshop(id), note: 'Bumper diganti' }),
    async (id) =>
      desk(id, 'repair', { step: 'received', workshopID: await firstWorkshop(id), note: 'Bumper diganti' }),
  ],
  ['returnLetter', signedClaim, REASON, (id) => desk(id, 'letter', REASON)],
  ['pay', signedClaim, {}, (id) => expectOk(payAtDesk(shop, id))],
  ['close', rejectedClaim, {}, (id) => desk(id, 'close', REASON)],
  ['close', paidClaim, {}, (id) => desk(id, 'close', REASON)],
  [
    'replyMessage',
    newClaim,
    { text: 'Berkas lengkap.\n\nTerima kasih.' },
    (id) => desk(id, 'messages', { text: 'Berkas lengkap.\n\nTerima kasih.' }),
  ],
];

type SentMail = { subject: string; text: string };
/** Returns the mails that `send` causes. */
async function mailsBy(email: string, send: () => Promise<void>): Promise<SentMail[]> {
  const before = (await shop.mails(email)).map(({ text }) => text);
  await send();
  return (await shop.mails(email)).filter(({ text }) => {
    const index = before.indexOf(text);
    if (index !== -1) before.splice(index, 1);
    return index === -1;
  });
}
const bodyOf = ({ heading, lines, label }: ClaimMailPreview) =>
  [heading, '', ...lines.flatMap((line) => [line, '']), `${label}:`].join('\n');

describe('the preview of a mail', () => {
  it.each(CASES)(
    'equals the mail of the action %s, which is the only mail of the action',
    async (action, prepare, fields, perform) => {
      const id = await prepare();
      const body = { action, ...(typeof fields === 'function' ? await fields(id) : fields) };
      const mailCount = (await shop.mails(member.email)).length;
      const reply = await preview(id, body);
      expect(reply.status, reply.text).toBe(200);
      expect(await shop.mails(member.email)).toHaveLength(mailCount);
      const shown = reply.body.response as ClaimMailPreview;
      const sent = await mailsBy(member.email, () => perform(id));
      expect(sent.map(({ subject }) => subject)).toEqual([shown.subject]);
      expect(sent[0]?.text.slice(0, bodyOf(shown).length)).toBe(bodyOf(shown));
      expect(sent[0]?.text.slice(bodyOf(shown).length)).toMatch(/^\nhttp\S+\n\nSalam hangat,/);
    },
  );

  it("equals the heir's mail, without the secret of the link", async () => {
    const accident = await createPolicy(shop, member, 'kecelakaandiri');
    const { id, secret } = await makeHeirClaim(shop, accident, { email: 'ahli-waris-pratinjau@contoh.test' });
    const reply = await preview(id, { action: 'takeUp' });
    expect(reply.text).not.toContain(secret);
    const shown = reply.body.response as ClaimMailPreview;
    expect(shown.lines[0]).toBe(`Halo ${HEIR.fullName.toUpperCase()},`);
    const [sent] = await mailsBy('ahli-waris-pratinjau@contoh.test', () => desk(id, 'take-up'));
    expect(sent?.text.slice(0, bodyOf(shown).length)).toBe(bodyOf(shown));
  });

  it('changes nothing in the claim', async () => {
    const id = await reviewedClaim();
    const read = async () => (await shop.api('GET', `/desk/claims/${id}`, { token })).body.response;
    const before = await read();
    expect((await preview(id, { action: 'approve', ...ASSESSMENT, ...REASON })).status).toBe(200);
    expect(await read()).toEqual(before);
  });

  it('follows the typed amount and reason', async () => {
    const id = await reviewedClaim();
    const linesFor = async (loss: number, reason: string) =>
      ((await preview(id, { action: 'approve', loss, reason })).body.response as ClaimMailPreview).lines;
    expect((await linesFor(1_000_000, '…')).join()).toContain('Rp1.000.000');
    const lines = (await linesFor(2_000_000, 'Kuitansi lengkap')).join();
    expect(lines).toContain('Rp2.000.000');
    expect(lines).toContain('Kuitansi lengkap');
  });

  it('an action that the claim does not allow and an incomplete request are refused', async () => {
    const id = await newClaim();
    expect((await preview(id, { action: 'approve', ...ASSESSMENT, ...REASON })).status).toBe(409);
    expect((await preview(id, { action: 'reject' })).status).toBe(422);
    expect((await preview(id, { action: 'lockReplacement' })).status).toBe(422);
  });

  it('only staff who may read the claim get the preview', async () => {
    const id = await newClaim();
    const body = { action: 'takeUp' };
    const [row] = await shop.deps.db.select().from(orders).where(eq(orders.id, health.orderId));
    const insurerId = row?.insurerId ?? '';
    const [other] = await shop.deps.db.select().from(insurers).where(ne(insurers.id, insurerId));
    const roles = [...INSURER_ROLES];
    const person = async (staff: Parameters<Harness['deskPerson']>[0]) =>
      (await shop.deskPerson(staff)).token;
    expect((await preview(id, body, await person({ roles: ['service'] }))).status).toBe(200);
    expect((await preview(id, body, await person({ roles, insurerId }))).status).toBe(200);
    expect((await preview(id, body, await person({ roles, insurerId: other?.id ?? '' }))).status).toBe(404);
    expect((await preview(id, body, await person({ roles: ['editor'] }))).status).toBe(403);
    expect((await preview(id, body, member.token)).status).toBe(403);
    expect((await shop.api('POST', `/desk/claims/${id}/mail-preview`, { body })).status).toBe(401);
    expect((await preview('0b6c2f3e-0000-4000-8000-000000000000', body)).status).toBe(404);
    expect((await preview('bukan-id', body)).status).toBe(404);
  });
});
