import type { DeskMemberRow } from '@naungan/api/desk-members';
import { INSURER_ROLES } from '@naungan/domain/desk-roles';
import { desc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEEP } from '../../../test/depth.ts';
import { type Harness, startApp, type TestMember } from '../../../test/harness.ts';
import { auditLog, insurers, users } from '../../db/schema.ts';
import { placeOrder } from '../../modules/orders/fixture.ts';
import { listMembers, type MemberListQuery } from './members-repository.ts';

let harness: Harness;
let token: string;
/** Three members, the oldest first. */
let members: TestMember[];
beforeAll(async () => {
  harness = await startApp();
  token = (await harness.deskPerson({ roles: ['service'] })).token;
  members = [];
  for (const [index, fullName] of ['Wulan Kartika', 'Wulan Permata', 'Agus Wulandari'].entries()) {
    const member = await harness.registerMember({ complete: true });
    await harness.deps.db
      .update(users)
      .set({ fullName, createdAt: new Date(harness.clock.now().getTime() + (index + 1) * 1_000) })
      .where(eq(users.id, member.id));
    members.push(member);
  }
});
afterAll(() => harness.close());

type Page = { rows: DeskMemberRow[]; next: string | null };
const page = async (query: string): Promise<Page> =>
  (await harness.api('GET', `/desk/members${query}`, { token })).body.response as Page;
const ids = async (query: string) => (await page(query)).rows.map(({ id }) => id);
const idOf = (index: number) => members[index]?.id ?? '';

describe('GET /desk/members', () => {
  it('lists members newest first, page by page, without staff', async () => {
    const first = await page('?limit=2');
    expect(first.rows.map(({ id }) => id)).toEqual([idOf(2), idOf(1)]);
    expect((await page(`?limit=2&after=${first.next}`)).rows[0]?.id).toBe(idOf(0));
    const all = await ids('?limit=100');
    const staff = await harness.deps.db.select({ id: users.id }).from(users).where(eq(users.role, 'desk'));
    for (const { id } of staff) expect(all).not.toContain(id);
  });

  it('finds members by words of the name, by e-mail address and by phone number in any notation', async () => {
    expect(await ids('?q=wulan')).toEqual([idOf(2), idOf(1), idOf(0)]);
    expect(await ids('?q=kart%20wulan')).toEqual([idOf(0)]);
    const member = members[1] as TestMember;
    expect(await ids(`?q=${encodeURIComponent(member.email)}`)).toEqual([member.id]);
    const phone = member.phone.replace(/^(?:\+?62|0)/, '');
    for (const typed of [`0${phone}`, `+62 ${phone.slice(0, 3)}-${phone.slice(3)}`, `62${phone}`])
      expect(await ids(`?q=${encodeURIComponent(typed)}`)).toEqual([member.id]);
    expect(await ids('?q=tidak-ada')).toEqual([]);
    expect(await ids('?q=%3F')).toEqual([]);
  });

  it('pages through the found members', async () => {
    const first = await page('?q=wulan&limit=2');
    expect(await ids(`?q=wulan&limit=2&after=${first.next}`)).toEqual([idOf(0)]);
  });

  it('states contact details, the verification of the address and the number of orders', async () => {
    const member = members[2] as TestMember;
    await placeOrder(harness, member);
    const [row] = await harness.deps.db.select().from(users).where(eq(users.id, member.id));
    expect((await page('?q=wulandari')).rows).toEqual([
      {
        id: member.id,
        fullName: 'Agus Wulandari',
        email: row?.email,
        phoneNumber: row?.phoneNumber,
        isVerified: row?.emailVerifiedAt !== null,
        createdAt: row?.createdAt.toISOString(),
        orderCount: 1,
      },
    ]);
  });

  it('omits a deleted account', async () => {
    const { id } = await harness.registerMember();
    expect(await ids('?limit=100')).toContain(id);
    await harness.deps.db.update(users).set({ status: 'deleted' }).where(eq(users.id, id));
    expect(await ids('?limit=100')).not.toContain(id);
  });

  it('refuses staff of an insurer, an editor, a member and a visitor', async () => {
    const [insurer] = await harness.deps.db.select().from(insurers).limit(1);
    const insurerStaff = await harness.deskPerson({
      roles: [...INSURER_ROLES],
      insurerId: insurer?.id ?? '',
    });
    const editor = await harness.deskPerson({ roles: ['editor'] });
    for (const caller of [insurerStaff, editor, members[0] as TestMember]) {
      const reply = await harness.api('GET', '/desk/members?q=wulan', { token: caller.token });
      expect(reply.status).toBe(403);
      expect(reply.text).not.toContain('Wulan');
    }
    expect((await harness.api('GET', '/desk/members')).status).toBe(401);
  });

  it('writes an entry of the audit log without the typed text', async () => {
    await page('?q=wulan');
    const [entry] = await harness.deps.db.select().from(auditLog).orderBy(desc(auditLog.seq)).limit(1);
    expect(entry).toMatchObject({ event: 'desk.read', operation: 'deskMembers', subjectId: null });
    expect(JSON.stringify(entry)).not.toContain('wulan');
  });

  it.each(['?limit=0', '?limit=101', '?after=x', `?q=${'x'.repeat(101)}`])(
    'rejects the query %s',
    async (query) => {
      expect((await harness.api('GET', `/desk/members${query}`, { token })).status).toBe(422);
    },
  );
});

const MANY = DEEP ? 100_000 : 20_000;
const BATCH = 10_000;
const LIMIT_MS = 100;

describe(`a list of ${MANY} members`, () => {
  beforeAll(async () => {
    const { db } = harness.deps;
    // One in five has the same name, and all have the same domain of the e-mail address.
    for (let first = 1; first <= MANY; first += BATCH)
      await db.execute(sql`
        insert into users (id, full_name, email, phone_number, role, created_at)
        select gen_random_uuid(), (array['SITI', 'BUDI', 'AYU', 'DEWI', 'RINA'])[1 + n % 5] || ' KELUARGA' || n,
          'nasabah' || n || '@contoh.test', '6285' || lpad(n::text, 8, '0'), 'member',
          timestamptz '2010-01-01' + n * interval '1 hour'
        from generate_series(${first}::int, ${first + BATCH - 1}::int) n`);
    await db.execute(sql`analyze users`);
  }, 120_000);

  it.each<[string, MemberListQuery]>([
    ['without a search', { limit: 50 }],
    ['of one member', { limit: 50, q: `keluarga${MANY / 2}` }],
    ['of a name', { limit: 50, q: 'siti keluarga12' }],
    ['of a frequent name', { limit: 50, q: 'siti' }],
    ['of a word that all have', { limit: 50, q: 'contoh' }],
    ['of a phone number', { limit: 50, q: '085 0000 1234' }],
    ['of an unknown word', { limit: 50, q: 'tidakada' }],
  ])(`a page %s loads within ${LIMIT_MS} ms`, async (_, query) => {
    const first = await listMembers(harness.deps.db, query);
    // Only the fastest run counts, because other processes on the machine slow down some runs.
    let fastest = Number.POSITIVE_INFINITY;
    for (let run = 0; run < 20 && fastest >= LIMIT_MS; run += 1) {
      const start = performance.now();
      await listMembers(harness.deps.db, { ...query, after: first.next ?? undefined });
      fastest = Math.min(fastest, performance.now() - start);
    }
    expect(fastest).toBeLessThan(LIMIT_MS);
  });
});
