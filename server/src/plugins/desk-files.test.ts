import type { DeskOrderDetail } from '@naungan/api/desk';
import type { ClaimDetail } from '@naungan/domain/claim/record';
import type { OrderDetail } from '@naungan/domain/lines/record';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestMember } from '../../test/harness.ts';
import { auditLog } from '../db/schema.ts';
import { createPolicy, makeClaim } from '../modules/claims/fixture.ts';
import { createStaff, type TestStaff } from '../modules/desk/staff.fixture.ts';
import { JPEG, placeOrder } from '../modules/orders/fixture.ts';
import { type Shop, startShop } from '../modules/payments/fixture.ts';

let shop: Shop;
let member: TestMember;
let rina: TestStaff;
let orderId: string;
beforeAll(async () => {
  shop = await startShop();
  member = await shop.registerMember({ complete: true });
  rina = await createStaff(shop, 'RINA WIJAYA');
  orderId = await placeOrder(shop, member);
});
afterAll(() => shop.close());

const read = async <Response>(path: string, token: string) =>
  (await shop.api('GET', path, { token })).body.response as Response;
const open = (url: string) => shop.app.inject({ method: 'GET', url });
const openings = () =>
  shop.deps.db
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.operation, 'openFile'), eq(auditLog.actorId, rina.id)))
    .orderBy(auditLog.seq);
const deskOrder = () => read<DeskOrderDetail>(`/desk/orders/${orderId}`, rina.token);

describe('a file from a customer', () => {
  it('the desk opens a picture with a watermark, and the opening is recorded', async () => {
    const before = (await openings()).length;
    const url = (await deskOrder()).attachments.find(({ mimeType }) => mimeType === 'image/jpeg')?.url ?? '';
    const reply = await open(url);
    expect(reply).toMatchObject({ statusCode: 200, headers: { 'content-type': 'image/jpeg' } });
    expect(reply.rawPayload.equals(JPEG)).toBe(false);
    expect(reply.rawPayload.subarray(0, 3)).toEqual(Buffer.from([0xff, 0xd8, 0xff]));
    const entries = await openings();
    expect(entries).toHaveLength(before + 1);
    expect(entries.at(-1)).toMatchObject({
      event: 'desk.read',
      outcome: 'success',
      actorRole: 'desk',
      subjectType: 'file',
      reason: null,
    });
  });

  it('a file that cannot carry a watermark is returned unchanged, and its entry states this', async () => {
    const key = 'uploads/00000000-0000-4000-8000-00000000beef';
    await shop.deps.files.put(key, Buffer.from('%PDF-1.4\nbroken'), { mimeType: 'application/pdf' });
    const link = shop.deps.files.signedUrl(key, { name: 'a.pdf', mimeType: 'application/pdf' });
    const reply = await open(shop.deps.files.linkForViewer(link, rina.id));
    expect(reply).toMatchObject({ statusCode: 200, payload: '%PDF-1.4\nbroken' });
    expect((await openings()).at(-1)).toMatchObject({ reason: 'NO_WATERMARK' });
  });

  it('the customer opens the file unchanged, without an entry', async () => {
    const before = (await openings()).length;
    const { attachments } = await read<OrderDetail>(`/transaction/kesehatan/${orderId}`, member.token);
    const reply = await open(attachments.find(({ mimeType }) => mimeType === 'image/jpeg')?.url ?? '');
    expect(reply.rawPayload.equals(JPEG)).toBe(true);
    expect(await openings()).toHaveLength(before);
  });

  it('the links of a claim name the person at the desk, and the links of the member do not', async () => {
    const claimId = await makeClaim(shop, member, await createPolicy(shop, member, 'kesehatan'));
    const linksIn = (value: unknown) =>
      [...JSON.stringify(value).matchAll(/\/api\/v1\/files\/([\w-]+)\./g)].map(([, text = '']) =>
        JSON.parse(Buffer.from(text, 'base64url').toString()),
      );
    const seen = linksIn(await read<ClaimDetail>(`/desk/claims/${claimId}`, rina.token));
    expect(seen.length).toBeGreaterThan(0);
    for (const { k, v } of seen) expect([k, v]).toEqual([k, k.startsWith('uploads/') ? rina.id : undefined]);
    for (const { v } of linksIn(await read<ClaimDetail>(`/claims/client/${claimId}`, member.token)))
      expect(v).toBeUndefined();
  });
});

describe('a link for a viewer', () => {
  it('other texts, forged links and links to documents of the broker stay as they are', () => {
    const { files } = shop.deps;
    const policy = files.signedUrl('certificates/x.pdf', { name: 'Polis.pdf' });
    for (const text of ['', 'https://contoh.test/api/v1/files/a.b', '/api/v1/files/a.b', policy])
      expect(files.linkForViewer(text, rina.id)).toBe(text);
    expect(files.resolveLink(policy.split('/').at(-1) ?? '')).toMatchObject({ viewerId: null });
  });
});
