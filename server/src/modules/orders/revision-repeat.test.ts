import { MESSAGES } from '@naungan/domain/messages';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Harness, startApp, type TestMember } from '../../../test/harness.ts';
import { journal } from '../../db/schema.ts';
import { type RevisionRequest, reviseOrder } from './decide.ts';
import { filesFor, payloadFor, placeOrder, planByCode } from './fixture.ts';
import { findOrder } from './service.ts';

let harness: Harness;
let owner: TestMember;
/** The order and the key of the current test. The insurer has sent the order back. */
let id: string;
let key: string;
beforeAll(async () => {
  harness = await startApp();
  owner = await harness.registerMember({ complete: true });
});
beforeEach(async () => {
  id = await placeOrder(harness, owner);
  key = `perubahan-${id}`;
  await requestRevision();
});
afterAll(() => harness.close());

const REVISION_REQUEST: RevisionRequest = {
  items: ['address', 'attachment'],
  attachments: ['ktp'],
  feedback: 'Alamat belum sesuai dengan KTP.',
};
const requestRevision = () => reviseOrder(harness.deps, id, 'insurer', REVISION_REQUEST);

const plan = planByCode('HK-01');
const { addresses } = payloadFor(plan, new Date());
const ktp = filesFor(plan).filter(({ name }) => name === 'ktp');

type Changes = { address?: string; key?: string; token?: string | undefined };
function submit(changes: Changes = {}) {
  const payload = { addresses: { ...addresses, address: changes.address ?? 'Jalan Dago 7' } };
  const parts = [{ name: 'payload', content: JSON.stringify(payload) }, ...ktp];
  return harness.multipart('PUT', `/transaction/revision/${id}`, parts, {
    token: changes.token ?? owner.token,
    headers: { 'idempotency-key': changes.key ?? key },
  });
}
async function storedRevisionCount(): Promise<number> {
  const rows = await harness.deps.db.select().from(journal).where(eq(journal.subjectId, id));
  return rows.filter(({ toStatus }) => toStatus === 'revision').length;
}

describe('a revision with an Idempotency-Key', () => {
  it('a repeated revision is confirmed again, and stored once', async () => {
    const firstReply = await submit();
    expect(firstReply).toMatchObject({ status: 200, body: { response: { _id: id } } });
    expect(await submit()).toMatchObject({ status: 200, body: firstReply.body });
    expect(await storedRevisionCount()).toBe(1);
  });

  it('two equal concurrent revisions are both confirmed, and stored once', async () => {
    const replies = await Promise.all([submit(), submit()]);
    expect(replies.map(({ status }) => status)).toEqual([200, 200]);
    expect(await storedRevisionCount()).toBe(1);
  });

  it('rejects a revision whose key was already used for a revision with other content', async () => {
    await submit();
    expect(await submit({ address: 'Jalan Lain 1' })).toMatchObject({
      status: 409,
      body: { message: 'ALREADY_SENT', response: MESSAGES.revision.alreadySent },
    });
    expect(await findOrder(harness.deps.db, id)).toMatchObject({
      details: { addresses: { address: 'Jalan Dago 7' } },
    });
  });

  it('a revision whose key is from an earlier round of corrections stores nothing', async () => {
    await submit();
    await requestRevision();
    expect(await submit()).toMatchObject({ status: 200 });
    // The order still waits for the member's correction.
    expect(await findOrder(harness.deps.db, id)).toMatchObject({ statusOrder: 'pending' });
    expect(await submit({ key: `${key}-2` })).toMatchObject({ status: 200 });
    expect(await storedRevisionCount()).toBe(2);
  });

  it('accepts a corrected revision under the key of a rejected revision', async () => {
    expect(await submit({ address: '' })).toMatchObject({ status: 422 });
    expect(await submit()).toMatchObject({ status: 200 });
  });

  it("a revision returns 404 if there is nothing to revise, and for another member's order", async () => {
    await submit();
    const stranger = await harness.registerMember({ complete: true });
    expect(await submit({ token: stranger.token })).toMatchObject({ status: 404 });
    expect(await submit({ key: `${key}-2` })).toMatchObject({
      status: 404,
      body: { response: MESSAGES.revision.nothingToDo },
    });
  });

  it('rejects a revision with an invalid key', async () => {
    expect(await submit({ key: 'short' })).toMatchObject({ status: 400 });
    expect(await storedRevisionCount()).toBe(0);
  });
});
