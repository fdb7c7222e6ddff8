import type { DeskView } from '@naungan/api/desk-views';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Harness, startApp } from '../../../test/harness.ts';
import { deskViews } from '../../db/schema.ts';
import { createStaff, type TestStaff } from './staff.fixture.ts';

let harness: Harness;
let rina: TestStaff;
let bima: TestStaff;
beforeAll(async () => {
  harness = await startApp();
  rina = await createStaff(harness, 'RINA WIJAYA');
  bima = await createStaff(harness, 'BIMA PRATAMA');
});
afterAll(() => harness.close());
beforeEach(async () => {
  await harness.deps.db.delete(deskViews);
});

const VIEW = { queue: 'orders', name: 'Kendaraan', filters: { line: 'kendaraan', status: 'approve' } };
const save = (body: unknown = VIEW, { token } = rina) => harness.api('POST', '/desk/views', { token, body });
const rename = (id: string, name: unknown, { token } = rina) =>
  harness.api('PUT', `/desk/views/${id}`, { token, body: { name } });
const remove = (id: string, { token } = rina) => harness.api('DELETE', `/desk/views/${id}`, { token });
const list = async ({ token } = rina) =>
  (await harness.api('GET', '/desk/views', { token })).body.response as DeskView[];
const idOf = async (body: unknown = VIEW, staff = rina) =>
  ((await save(body, staff)).body.response as DeskView).id;

describe('a saved view', () => {
  it('a view has the filters of its queue and a name without surplus spaces, in the order of saving', async () => {
    const id = await idOf({ ...VIEW, name: '  Kendaraan   baru ' });
    await save({ queue: 'messages', name: 'Pesan saya', filters: { owner: 'mine' } });
    expect(await list()).toEqual([
      { ...VIEW, id, name: 'Kendaraan baru' },
      { id: expect.any(String), queue: 'messages', name: 'Pesan saya', filters: { owner: 'mine' } },
    ]);
  });

  it('a view is renamed and deleted by the person who saved it', async () => {
    const id = await idOf();
    expect((await rename(id, 'Mobil')).body.response).toEqual({ ...VIEW, id, name: 'Mobil' });
    expect((await rename(id, 'MOBIL')).status).toBe(200);
    expect((await list()).map(({ name }) => name)).toEqual(['MOBIL']);
    expect((await remove(id)).status).toBe(200);
    expect(await list()).toEqual([]);
    expect((await remove(id)).status).toBe(404);
  });

  it('a view of a colleague is neither listed nor changed', async () => {
    const id = await idOf();
    expect(await list(bima)).toEqual([]);
    expect((await rename(id, 'Mobil', bima)).status).toBe(404);
    expect((await remove(id, bima)).status).toBe(404);
    expect(await list()).toHaveLength(1);
    expect((await save(VIEW, bima)).status).toBe(200);
  });

  it('a view has encrypted filters, because a search text may name a customer', async () => {
    await save({ ...VIEW, filters: { q: 'SITI RAHAYU' } });
    const { rows } = (await harness.deps.db.execute(sql`select filters::text from desk_views`)) as {
      rows: { filters: string }[];
    };
    expect(rows).toEqual([{ filters: expect.stringMatching(/^"nu1\./) }]);
  });
});

describe('a refused view', () => {
  it.each([
    ['an empty name', { ...VIEW, name: ' ' }],
    ['a name of 41 characters', { ...VIEW, name: 'x'.repeat(41) }],
    ['a name with a control character', { ...VIEW, name: 'a\u0007b' }],
    ['a name with a tag', { ...VIEW, name: '<b>x</b>' }],
    ['a number as name', { ...VIEW, name: 7 }],
    ['an unknown queue', { ...VIEW, queue: 'invoices' }],
    ['no filters', { ...VIEW, filters: {} }],
    ['a filter of another queue', { ...VIEW, filters: { state: 'pending' } }],
    ['the position in the list', { ...VIEW, filters: { after: 'cursor' } }],
    ['an empty filter', { ...VIEW, filters: { q: '' } }],
    ['a filter of 101 characters', { ...VIEW, filters: { q: 'x'.repeat(101) } }],
    ['a list as filter', { ...VIEW, filters: { q: ['a'] } }],
    ['a body without fields', {}],
  ])('a view with %s is refused with 422', async (_case, body) => {
    expect((await save(body)).status).toBe(422);
    expect(await list()).toEqual([]);
  });

  it('a name is refused that the queue already has, in any case of letters', async () => {
    await save();
    const reply = await save({ ...VIEW, name: 'KENDARAAN' });
    expect(reply).toMatchObject({
      status: 422,
      body: { errors: [{ path: 'name', message: 'Nama ini sudah dipakai di antrean ini' }] },
    });
    const id = await idOf({ ...VIEW, name: 'Lain' });
    expect((await rename(id, 'kendaraan')).status).toBe(422);
    expect((await rename(id, '')).status).toBe(422);
    expect((await save({ queue: 'claims', name: 'Kendaraan', filters: { q: 'b 1' } })).status).toBe(200);
  });

  it('a person saves at most 20 views, also by two simultaneous requests', async () => {
    for (let index = 1; index < 20; index += 1) await save({ ...VIEW, name: `Nomor ${index}` });
    const replies = await Promise.all(['A', 'B', 'C'].map((name) => save({ ...VIEW, name })));
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 422, 422]);
    expect(await list()).toHaveLength(20);
  });

  it('a malformed or unknown id gets 404', async () => {
    for (const id of ['x', '00000000-0000-4000-8000-000000000000']) {
      expect((await rename(id, 'Mobil')).status).toBe(404);
      expect((await remove(id)).status).toBe(404);
    }
  });
});
