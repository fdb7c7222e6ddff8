import { randomUUID } from 'node:crypto';
import type { ClaimDetail } from '@naungan/domain/claim/record';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Reply, TestMember } from '../../../test/harness.ts';
import { claims } from '../../db/schema.ts';
import { textOf } from '../../pdf/pdf-text.fixture.ts';
import { type Shop, startShop } from '../payments/fixture.ts';
import {
  ACCOUNT,
  byLink,
  type ClaimablePolicy,
  callDesk,
  createPolicy,
  HEIR,
  HEIR_PATH,
  letterParts,
  makeClaim,
  payAtDesk,
  payWithSecondPerson,
  secretIn,
  sendClaim,
} from './fixture.ts';

let shop: Shop;
let member: TestMember;
let stranger: TestMember;
let health: ClaimablePolicy;
let car: ClaimablePolicy;
let accident: ClaimablePolicy;
beforeAll(async () => {
  shop = await startShop();
  member = await shop.registerMember({ complete: true });
  stranger = await shop.registerMember({ complete: true });
  health = await createPolicy(shop, member, 'kesehatan');
  car = await createPolicy(shop, member);
  accident = await createPolicy(shop, member, 'kecelakaandiri');
}, 60_000);
afterAll(() => shop.close());

/** A claim with the path and the credentials of its claimant. An heir has a link with a secret, and no token. */
type ClaimAccess = {
  id: string;
  path: string;
  email: string;
  token: string | undefined;
  headers?: Record<string, string>;
};

let day = 0;
/** Returns an incident date that differs for each claim, so that no claim counts as a duplicate. */
const newIncident = () => {
  day += 1;
  return { incidentDate: `2026-0${1 + Math.floor(day / 28)}-${String(1 + (day % 28)).padStart(2, '0')}` };
};
const OTHER_ACCOUNT = { accountNumber: '9876543210', accountHolder: 'SITI RAHAYU', bankName: 'Bank Mandiri' };
const ACCOUNT_MISSING_MESSAGE = 'Isi rekening penerima sebelum mengirim surat pernyataan';

async function createClaim(policy: ClaimablePolicy): Promise<ClaimAccess> {
  const id = await makeClaim(shop, member, policy, { payload: newIncident() });
  return { id, path: `/claims/client/${id}`, email: member.email, token: member.token };
}

async function createHeirClaim(): Promise<ClaimAccess> {
  const heir = { ...HEIR, email: `${randomUUID()}@contoh.test` };
  const reply = await sendClaim(shop, accident, { heir, payload: newIncident() });
  expect(reply.status, reply.text).toBe(200);
  const [mail] = await shop.mails(heir.email);
  const secret = secretIn(mail?.text);
  return {
    id: (reply.body.response as { _id: string })._id,
    path: HEIR_PATH,
    email: heir.email,
    token: undefined,
    ...byLink(secret),
  };
}

async function approveClaim(claimAccess: ClaimAccess, assessment: object = {}): Promise<ClaimAccess> {
  const { id } = claimAccess;
  await callDesk(shop, id, 'take-up');
  const reply = await callDesk(shop, id, 'approve', { loss: 5_000_000, reason: 'Sesuai', ...assessment });
  expect(reply.status, reply.text).toBe(200);
  return claimAccess;
}

const read = async ({ path, token, headers = {} }: ClaimAccess): Promise<ClaimDetail> =>
  (await shop.api('GET', path, { token, headers })).body.response;
const sendLetter = ({ path, token, headers = {} }: ClaimAccess, account?: object): Promise<Reply> =>
  shop.multipart('PATCH', `${path}/upload`, letterParts(account), { token, headers });
const changeAccount = ({ path, token, headers = {} }: ClaimAccess, account: object): Promise<Reply> =>
  shop.api('PATCH', `${path}/account`, { token, headers, body: account });
const chooseReplacement = ({ path, token }: ClaimAccess, selectedMethod: string): Promise<Reply> =>
  shop.api('PATCH', `${path}/replacement`, { token, body: { selectedMethod } });
const letterText = async (claimAccess: ClaimAccess): Promise<string> => {
  const { payment } = await read(claimAccess);
  const { raw } = await shop.api('GET', `/${payment.replacement.lodUrl}`);
  return (await textOf(raw)).text;
};
/** Returns the mails about changes of a claim's bank account, oldest first. */
async function accountMails(claimAccess: ClaimAccess) {
  const { head } = await read(claimAccess);
  const mails = await shop.mails(claimAccess.email);
  return mails
    .filter(({ subject }) => subject === `Rekening penerima klaim ${head.claimNumber} diubah`)
    .toReversed();
}

const APPROVED_CLAIMS: [string, () => Promise<ClaimAccess>][] = [
  ['a health claim', async () => approveClaim(await createClaim(health))],
  [
    'an accident claim',
    async () => approveClaim(await createClaim(accident), { accident: { kind: 'medical' } }),
  ],
  ["an heir's claim", async () => approveClaim(await createHeirClaim(), { accident: { kind: 'death' } })],
  [
    'a repair',
    async () => {
      const claimAccess = await approveClaim(await createClaim(car));
      await chooseReplacement(claimAccess, 'workshop');
      return claimAccess;
    },
  ],
  [
    'a vehicle claim in cash',
    async () => {
      const claimAccess = await approveClaim(await createClaim(car));
      await chooseReplacement(claimAccess, 'cash');
      return claimAccess;
    },
  ],
];

describe('the signed letter', () => {
  it.each(APPROVED_CLAIMS)('the signed letter requires an account for %s', async (_title, claim) => {
    const claimAccess = await claim();
    expect(await read(claimAccess)).toMatchObject({
      next: { task: 'letter' },
      payment: { accountNumber: '' },
    });
    expect(await sendLetter(claimAccess)).toMatchObject({
      status: 422,
      body: {
        response: ACCOUNT_MISSING_MESSAGE,
        errors: [{ path: 'account.accountNumber', message: ACCOUNT_MISSING_MESSAGE }],
      },
    });
    expect(await read(claimAccess)).toMatchObject({ state: 'approved', documentLod: { code: '' } });
    const reply = await sendLetter(claimAccess, OTHER_ACCOUNT);
    expect(reply.status, reply.text).toBe(200);
    expect(await read(claimAccess)).toMatchObject({ state: 'agreed', payment: OTHER_ACCOUNT });
  });

  it('the response to a letter reports each field of an account that is incomplete or wrong', async () => {
    const claimAccess = await approveClaim(await createClaim(health));
    const problems = async (account: object) => (await sendLetter(claimAccess, account)).body.errors;
    expect(await problems({})).toEqual([
      { path: 'account.accountNumber', message: 'Nomor Rekening wajib diisi' },
      { path: 'account.accountHolder', message: 'Nama pemilik rekening wajib diisi' },
      { path: 'account.bankName', message: 'Nama Bank wajib diisi' },
    ]);
    for (const accountNumber of ['1234567', '12345678901234567', 'abcdefgh'])
      expect(await problems({ ...OTHER_ACCOUNT, accountNumber })).toEqual([
        { path: 'account.accountNumber', message: 'Nomor Rekening harus 8 sampai 16 digit angka' },
      ]);
    expect(await problems({ ...OTHER_ACCOUNT, bankName: 'www.situs.com' })).toMatchObject([
      { path: 'account.bankName' },
    ]);
    expect((await sendLetter(claimAccess, { accountNumber: 5 })).status).toBe(422);
    expect((await sendLetter(claimAccess, { ...OTHER_ACCOUNT, accountNumber: '1234 5678-90' })).status).toBe(
      200,
    );
    expect((await read(claimAccess)).payment.accountNumber).toBe('1234567890');
  });

  it('the signed letter can be sent without an account if the claim has an account, and the mail about the letter shortens the account number', async () => {
    const claimAccess = await approveClaim(await createClaim(health));
    expect((await changeAccount(claimAccess, OTHER_ACCOUNT)).status).toBe(200);
    expect((await sendLetter(claimAccess)).status).toBe(200);
    const { head } = await read(claimAccess);
    const [mail] = (await shop.mails(member.email)).filter(
      ({ subject }) => subject === `Surat pernyataan klaim ${head.claimNumber} kami terima`,
    );
    expect(mail?.text).toContain('Rekening penerima: Bank Mandiri, berakhir dengan 3210.');
    expect(mail?.text).not.toContain(OTHER_ACCOUNT.accountNumber);
  });

  it('the mail about the letter reports a changed account, and no other mail is sent', async () => {
    const claimAccess = await approveClaim(await createClaim(health));
    await changeAccount(claimAccess, ACCOUNT);
    expect(await accountMails(claimAccess)).toHaveLength(1);
    expect((await sendLetter(claimAccess, OTHER_ACCOUNT)).status).toBe(200);
    expect(await accountMails(claimAccess)).toHaveLength(1);
    const { head, payment } = await read(claimAccess);
    expect(payment).toMatchObject(OTHER_ACCOUNT);
    const subject = `Surat pernyataan klaim ${head.claimNumber} kami terima, rekening penerima diubah`;
    expect((await shop.mails(claimAccess.email)).map((mail) => mail.subject)).toContain(subject);
  });

  it("the letter contains the claim's account, or lines to fill in by hand", async () => {
    const claimAccess = await approveClaim(await createClaim(health));
    expect(await letterText(claimAccess)).toMatch(/Nomor Rekening\W+_{10,}/);
    await changeAccount(claimAccess, OTHER_ACCOUNT);
    const text = await letterText(claimAccess);
    expect(text).toContain('Nama Bank Bank Mandiri');
    expect(text).toContain('Nomor Rekening 9876543210');
    expect(text).toContain('Nama Pemilik Rekening SITI RAHAYU');
  });
});

describe('the account form of a claim', () => {
  it('the account form starts with the bank account of the profile, or with the bank account that the member last entered for another claim', async () => {
    const otherMember = await shop.registerMember({ complete: true });
    const policy = await createPolicy(shop, otherMember, 'kesehatan');
    const claim = async (): Promise<ClaimAccess> => {
      const id = await makeClaim(shop, otherMember, policy, { payload: newIncident() });
      return { id, path: `/claims/client/${id}`, email: otherMember.email, token: otherMember.token };
    };
    const profile = {
      accountNumber: '1234567890',
      accountHolder: 'SITI RAHAYU',
      bankName: 'Bank Central Asia (BCA)',
    };
    const firstClaim = await claim();
    const secondClaim = await claim();
    expect((await read(firstClaim)).payment.suggestedAccount).toEqual(profile);
    await changeAccount(firstClaim, OTHER_ACCOUNT);
    expect((await read(firstClaim)).payment.suggestedAccount).toBeNull();
    expect((await read(secondClaim)).payment.suggestedAccount).toEqual(OTHER_ACCOUNT);
    const lookup = await shop.api('GET', `/claims/client/${policy.number}/inquiry?k=claimSubmission`, {
      token: otherMember.token,
    });
    expect(lookup.body.response).toMatchObject({
      account: { account_number: '9876543210', account_owner: 'SITI RAHAYU', bank: 'Bank Mandiri' },
    });
  });

  it("the account form of an heir starts with the heir's name, and has no data of the policyholder", async () => {
    expect((await read(await createHeirClaim())).payment.suggestedAccount).toEqual({
      bankName: '',
      accountNumber: '',
      accountHolder: 'BUDI SANTOSO',
    });
  });
});

describe('changing the account', () => {
  it.each([
    ['a member', () => createClaim(health)],
    ['an heir', createHeirClaim],
  ])(
    'the account can be changed by %s until the payment, with a mail for each change',
    async (_title, claim) => {
      const claimAccess = await claim();
      expect((await changeAccount(claimAccess, ACCOUNT)).status).toBe(200);
      await approveClaim(claimAccess, claimAccess.token ? {} : { accident: { kind: 'death' } });
      expect((await sendLetter(claimAccess)).status).toBe(200);
      shop.clock.advance(60);
      expect((await changeAccount(claimAccess, OTHER_ACCOUNT)).status).toBe(200);
      // The browser repeats a request whose response was lost.
      expect((await changeAccount(claimAccess, OTHER_ACCOUNT)).status).toBe(200);
      expect(await read(claimAccess)).toMatchObject({
        state: 'agreed',
        payment: OTHER_ACCOUNT,
        next: { also: ['account'] },
      });
      const mails = await accountMails(claimAccess);
      expect(mails.map(({ text }) => /sekarang: (.*)\./.exec(text)?.[1])).toEqual([
        'BCA, berakhir dengan 7890',
        'Bank Mandiri, berakhir dengan 3210',
      ]);
      expect(mails.at(-1)?.text).toContain('Bila bukan Anda yang mengubahnya, segera hubungi kami');
      expect((await payWithSecondPerson(shop, claimAccess.id)).status).toBe(200);
      expect(await changeAccount(claimAccess, ACCOUNT)).toMatchObject({
        status: 409,
        body: { response: 'Klaim sudah dibayarkan, sehingga rekening tidak dapat diubah lagi' },
      });
      expect((await read(claimAccess)).payment).toMatchObject(OTHER_ACCOUNT);
    },
  );

  it('the response to a changed account reports the fields that are wrong', async () => {
    const claimAccess = await createClaim(health);
    expect(
      await changeAccount(claimAccess, { ...OTHER_ACCOUNT, accountNumber: '1', bankName: '' }),
    ).toMatchObject({
      status: 422,
      body: {
        errors: [
          { path: 'accountNumber', message: 'Nomor Rekening harus 8 sampai 16 digit angka' },
          { path: 'bankName', message: 'Nama Bank wajib diisi' },
        ],
      },
    });
    expect(
      (
        await shop.api('PATCH', `${claimAccess.path}/account`, {
          token: claimAccess.token,
          headers: claimAccess.headers ?? {},
        })
      ).status,
    ).toBe(422);
  });

  it("changing the account returns an error to another member, to the desk, and to the policyholder of an heir's claim", async () => {
    const { path } = await createClaim(health);
    const heirClaim = await createHeirClaim();
    const change = async (claimPath: string, token?: string) =>
      (await changeAccount({ id: '', path: claimPath, email: '', token }, OTHER_ACCOUNT)).status;
    expect(await change(path)).toBe(401);
    expect(await change(path, stranger.token)).toBe(404);
    expect(await change(path, await shop.deskToken())).toBe(403);
    expect(await change(`/claims/client/${heirClaim.id}`, member.token)).toBe(404);
    expect(await change(`/claims/client/${randomUUID()}`, member.token)).toBe(404);
    expect(await change('/claims/client/bukan-uuid', member.token)).toBe(404);
    expect((await changeAccount({ ...heirClaim, ...byLink(heirClaim.id) }, OTHER_ACCOUNT)).status).toBe(404);
    expect((await changeAccount({ ...heirClaim, headers: {} }, OTHER_ACCOUNT)).status).toBe(404);
    expect((await changeAccount(heirClaim, OTHER_ACCOUNT)).status).toBe(200);
  });
});

describe('the desk', () => {
  it('the desk sees the account, and whether it was changed after the signed letter', async () => {
    const claimAccess = await approveClaim(await createClaim(health));
    const readAtDesk = async () =>
      (await shop.api('GET', `/desk/claims/${claimAccess.id}`, { token: await shop.deskToken() })).body
        .response;
    expect(await readAtDesk()).toMatchObject({ payment: { suggestedAccount: null } });
    await sendLetter(claimAccess, ACCOUNT);
    expect(await readAtDesk()).toMatchObject({ payment: ACCOUNT, accountChangedAfterLetter: false });
    shop.clock.advance(60);
    await changeAccount(claimAccess, OTHER_ACCOUNT);
    expect(await readAtDesk()).toMatchObject({ payment: OTHER_ACCOUNT, accountChangedAfterLetter: true });
    const { entries } = (
      await shop.api('GET', `/desk/claims/${claimAccess.id}/journal`, { token: await shop.deskToken() })
    ).body.response as { entries: { reason: string | null }[] };
    expect(entries.at(-1)?.reason).toBe('account: Bank Mandiri, berakhir dengan 3210');
  });

  it("the desk pays to the claimant's account only", async () => {
    const claimAccess = await approveClaim(await createClaim(health));
    await sendLetter(claimAccess, ACCOUNT);
    expect(await payAtDesk(shop, claimAccess.id, { account: OTHER_ACCOUNT })).toMatchObject({
      status: 422,
      body: {
        errors: [
          { path: 'accountNumber', message: 'Klaim dibayarkan ke rekening yang diberikan pengaju klaim' },
        ],
      },
    });
    expect((await payAtDesk(shop, claimAccess.id, { account: ACCOUNT })).status).toBe(200);
    expect((await read(claimAccess)).payment).toMatchObject(ACCOUNT);
  });

  it('the desk pays for a repair to the workshop, not to the account that the letter requires', async () => {
    const claimAccess = await approveClaim(await createClaim(car));
    await chooseReplacement(claimAccess, 'workshop');
    await sendLetter(claimAccess, ACCOUNT);
    const [workshop] = (await read(claimAccess)).vehicle?.workshops ?? [];
    for (const step of ['received', 'estimate', 'repair', 'ready'])
      expect(
        (await callDesk(shop, claimAccess.id, 'repair', { step, workshopID: workshop?._id })).status,
      ).toBe(200);
    expect((await payAtDesk(shop, claimAccess.id, { account: ACCOUNT })).status).toBe(422);
    expect((await payAtDesk(shop, claimAccess.id)).status).toBe(200);
    expect((await read(claimAccess)).payment).toMatchObject({
      accountNumber: '',
      noteText: 'Dibayarkan kepada bengkel yang memperbaiki kendaraan Anda',
    });
  });

  it('the desk can pay an old claim whose letter was sent without an account only after the claimant has entered an account', async () => {
    const claimAccess = await approveClaim(await createClaim(health));
    await sendLetter(claimAccess, ACCOUNT);
    const empty = { accountNumber: '', accountHolder: '', bankName: '' };
    const change = { account: empty, accountChangedAt: null };
    await shop.deps.db.update(claims).set(change).where(eq(claims.id, claimAccess.id));
    expect(await payAtDesk(shop, claimAccess.id)).toMatchObject({
      status: 422,
      body: {
        response: 'Sebutkan rekening tujuan pembayaran',
        errors: [{ path: 'accountNumber', message: 'Sebutkan rekening tujuan pembayaran' }],
      },
    });
    expect(await read(claimAccess)).toMatchObject({
      next: { task: 'account', title: 'Isi rekening penerima' },
      progress: { turn: 'Giliran Anda' },
    });
    expect((await changeAccount(claimAccess, OTHER_ACCOUNT)).status).toBe(200);
    expect((await read(claimAccess)).next.task).toBe('wait');
    expect((await payWithSecondPerson(shop, claimAccess.id)).status).toBe(200);
  });
});
