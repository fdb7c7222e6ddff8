import type { ClaimCheck, ClaimDesk } from '@naungan/api/desk-detail';
import { VEHICLE_THEFT } from '@naungan/domain/claim';
import { INSURER_ROLES } from '@naungan/domain/desk-roles';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Harness, startApp, type TestMember } from '../../../test/harness.ts';
import { newDataKey, useDataKeys } from '../../core/data-keys.ts';
import { recordDataKey } from '../../core/reseal.ts';
import { claims, orders } from '../../db/schema.ts';
import { ACCOUNT, byLink, createPolicy, HEIR_PATH, makeClaim, makeHeirClaim } from './fixture.ts';

let shop: Harness;
let siti: TestMember;
let budi: TestMember;
let token: string;
beforeAll(async () => {
  shop = await startApp();
  siti = await shop.registerMember({ complete: true });
  budi = await shop.registerMember({ complete: true });
  token = await shop.deskToken();
});
afterAll(() => shop.close());

/** Every test has an account number that no other test has. */
let lastNumber = 5_000_000_000;
const newAccount = () => {
  lastNumber += 1;
  return { ...ACCOUNT, accountNumber: String(lastNumber) };
};

type Claim = { id: string; number: string; orderId: string };

async function claimOf(id: string): Promise<Claim> {
  const [row] = await shop.deps.db.select().from(claims).where(eq(claims.id, id));
  return { id, number: row?.claimNumber ?? '', orderId: row?.orderId ?? '' };
}
async function enterAccount(path: string, account: object, credentials: object): Promise<void> {
  const reply = await shop.api('PATCH', `${path}/account`, { ...credentials, body: account });
  expect(reply.status, reply.text).toBe(200);
}
async function sendClaim(member: TestMember, account: object, line = 'kesehatan'): Promise<Claim> {
  const id = await makeClaim(shop, member, await createPolicy(shop, member, line));
  await enterAccount(`/claims/client/${id}`, account, { token: member.token });
  return claimOf(id);
}
async function checkOf({ id }: Claim, caller = token): Promise<ClaimCheck | undefined> {
  const { body } = await shop.api('GET', `/desk/claims/${id}`, { token: caller });
  return (body.response as { desk: ClaimDesk }).desk.checks.find(({ code }) => code === 'sameAccount');
}
const named = ({ id, number }: Claim) => ({ kind: 'claim', id, number });
const UNUSED = {
  code: 'sameAccount',
  level: 'ok',
  text: 'Rekening tidak dipakai pada klaim nasabah lain',
  records: [],
};

describe('the check of the bank account', () => {
  it('names the claim of another member with the same account, from both claims', async () => {
    const account = newAccount();
    const first = await sendClaim(siti, account);
    const second = await sendClaim(budi, account);
    const warning = {
      code: 'sameAccount',
      level: 'warning',
      text: 'Rekening ini juga dipakai pada 1 klaim nasabah lain',
    };
    expect(await checkOf(first)).toEqual({ ...warning, records: [named(second)] });
    expect(await checkOf(second)).toEqual({ ...warning, records: [named(first)] });
  });

  it('finds the account of a theft, which the claimant sends with the claim', async () => {
    const account = newAccount();
    const payload = { account };
    const policy = await createPolicy(shop, siti);
    const theft = await claimOf(await makeClaim(shop, siti, policy, { cause: VEHICLE_THEFT, payload }));
    expect(await checkOf(await sendClaim(budi, account))).toMatchObject({ records: [named(theft)] });
  });

  it('finds an account with another spelling of its number and its bank', async () => {
    const account = newAccount();
    const first = await sendClaim(siti, account);
    const spelling = { ...account, bankName: 'bca', accountNumber: account.accountNumber.replace('5', '5-') };
    await sendClaim(budi, { ...spelling, accountHolder: 'BUDI SANTOSO' });
    expect(await checkOf(first)).toMatchObject({ level: 'warning' });
  });

  it('claims of the same member, one of them by an heir, are no warning', async () => {
    const account = newAccount();
    const first = await sendClaim(siti, account);
    const second = await sendClaim(siti, account);
    const policy = await createPolicy(shop, siti, 'kecelakaandiri');
    const { id, secret } = await makeHeirClaim(shop, policy, { email: 'ahli-waris-rekening@contoh.test' });
    await enterAccount(HEIR_PATH, account, byLink(secret));
    for (const claim of [first, second, await claimOf(id)]) expect(await checkOf(claim)).toEqual(UNUSED);
  });

  it('the same number at another bank is no warning', async () => {
    const account = newAccount();
    const first = await sendClaim(siti, account);
    await sendClaim(budi, { ...account, bankName: 'Bank Mandiri' });
    expect(await checkOf(first)).toEqual(UNUSED);
  });

  it('a claim without an account has no result', async () => {
    const policy = await createPolicy(shop, siti, 'kesehatan');
    const claim = await claimOf(await makeClaim(shop, siti, policy));
    expect(await checkOf(claim)).toBeUndefined();
    await sendClaim(budi, newAccount());
    expect(await checkOf(claim)).toBeUndefined();
  });

  it('follows a changed account', async () => {
    const [before, after] = [newAccount(), newAccount()];
    const other = await sendClaim(budi, after);
    const claim = await sendClaim(siti, before);
    expect(await checkOf(claim)).toEqual(UNUSED);
    await enterAccount(`/claims/client/${claim.id}`, after, { token: siti.token });
    expect(await checkOf(claim)).toMatchObject({ level: 'warning', records: [named(other)] });
    expect(await checkOf(other)).toMatchObject({ level: 'warning', records: [named(claim)] });
  });

  it("shows staff of an insurer only the numbers of the insurer's claims, and counts the others", async () => {
    const account = newAccount();
    const claim = await sendClaim(siti, account);
    const elsewhere = await sendClaim(budi, account, 'kecelakaandiri');
    const insurerOf = async ({ orderId }: Claim) => {
      const [row] = await shop.deps.db.select().from(orders).where(eq(orders.id, orderId));
      return row?.insurerId ?? '';
    };
    const insurerId = await insurerOf(claim);
    expect(await insurerOf(elsewhere)).not.toBe(insurerId);
    const staff = await shop.deskPerson({ roles: [...INSURER_ROLES], insurerId });
    expect(await checkOf(claim, staff.token)).toEqual({
      code: 'sameAccount',
      level: 'warning',
      text: 'Rekening ini juga dipakai pada 1 klaim nasabah lain di perusahaan asuransi lain',
      records: [],
    });
    const visible = await sendClaim(budi, account);
    expect(await checkOf(claim, staff.token)).toMatchObject({
      text: 'Rekening ini juga dipakai pada 2 klaim nasabah lain, 1 di antaranya di perusahaan asuransi lain',
      records: [named(visible)],
    });
    expect(await checkOf(claim)).toMatchObject({ records: [named(visible), named(elsewhere)] });
  });
});

describe('the blind index of a bank account', () => {
  const storedIndexes = async (sent: readonly Claim[]) =>
    (await shop.deps.db.select().from(claims))
      .filter(({ id }) => sent.some((claim) => claim.id === id))
      .map(({ accountIndex }) => accountIndex);
  async function runRotation(): Promise<void> {
    await shop.deps.jobs.enqueue(shop.deps.db, 'keys.rotate', {});
    await shop.runJobs({ includeDelayed: true });
  }

  it('the job computes the index for claims from before, also for claims without an account', async () => {
    const { db } = shop.deps;
    const account = newAccount();
    const sent = [await sendClaim(siti, account), await sendClaim(budi, account)];
    const [claim] = sent as [Claim, Claim];
    await db.execute(sql`update claims set account_index = null`);
    expect(await checkOf(claim)).toEqual(UNUSED);
    await runRotation();
    expect(await checkOf(claim)).toMatchObject({ level: 'warning' });
    expect(await db.$count(claims, sql`account_index is null`)).toBe(0);
    const indexes = await storedIndexes(sent);
    expect(indexes[0]).toMatch(/^[\w-]{22}$/);
    expect(indexes[1]).toBe(indexes[0]);
  });

  it('the index is found with the old and the new data key, and the rotation computes it again', async () => {
    const { db, config } = shop.deps;
    const account = newAccount();
    const sent = [await sendClaim(siti, account)];
    const [claim] = sent as [Claim];
    const [before] = await storedIndexes(sent);
    useDataKeys([newDataKey(), ...config.DATA_KEYS]);
    await recordDataKey(db);
    sent.push(await sendClaim(budi, account));
    expect(await checkOf(claim)).toMatchObject({ level: 'warning' });
    await runRotation();
    const after = await storedIndexes(sent);
    expect(after[0]).toBe(after[1]);
    expect(after[0]).not.toBe(before);
    expect(await checkOf(claim)).toMatchObject({ level: 'warning' });
  });
});
