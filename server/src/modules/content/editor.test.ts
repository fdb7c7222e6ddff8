import type { ContentItem, DeskContent } from '@naungan/api/desk-content-editor';
import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { type Harness, type Reply, startApp, type TestStaff } from '../../../test/harness.ts';
import { auditLog } from '../../db/schema.ts';
import { buildStart } from './release-time.ts';

let harness: Harness;
let editor: TestStaff;
let colleague: TestStaff;
beforeAll(async () => {
  harness = await startApp({ SITE_DIR: 'dist/without-release' });
  editor = await harness.deskPerson({ roles: ['editor'] });
  colleague = await harness.deskPerson({ roles: ['editor'] });
});
afterAll(() => harness.close());

const ARTICLE = {
  _id: 'banjir-2027',
  title: 'Banjir 2027',
  excerpt: 'Bersiap.',
  content: '<p>Isi</p>',
  thumbnail: '/articles/banjir.svg',
  category: { name: 'Panduan' },
};
const save = (saved: object, version: number, { token } = editor): Promise<Reply> =>
  harness.api('PUT', '/desk/content', { token, body: { version, saved } });
const read = async (path: string): Promise<ContentItem> =>
  (await harness.api('GET', `/desk/content/${path}`, { token: editor.token })).body.response;
const list = async (query = ''): Promise<DeskContent> =>
  (await harness.api('GET', `/desk/content${query}`, { token: editor.token })).body.response;
const errorPaths = ({ body }: Reply) => body.errors?.map(({ path }) => path);

describe('saved content', () => {
  it('a new article is stored with its author, and is not published until the next publish', async () => {
    const reply = await save(
      { kind: 'article', content: { ...ARTICLE, content: '<p onclick="x()">Isi</p>' } },
      0,
    );
    expect(reply.status, reply.text).toBe(200);
    const item = await read('article/banjir-2027');
    expect(item).toMatchObject({
      saved: { kind: 'article', content: { ...ARTICLE, status: 'active' } },
      row: { kind: 'article', key: 'banjir-2027', isPublished: false, changedBy: { id: editor.id } },
      history: [{ by: { id: editor.id } }],
    });
    expect((await list('?kind=article')).rows).toContainEqual(item.row);
    expect((await harness.api('GET', '/articles/banjir-2027')).body.response).toMatchObject(ARTICLE);
  });

  it('content that another person has saved since is refused with who saved it, and one of two saves at a time wins', async () => {
    const { version, saved } = await read('page/syarat-ketentuan');
    if (saved.kind !== 'page') return expect.unreachable();
    const { updatedAt: _, ...content } = saved.content;
    const saves = [editor, colleague].map((person) =>
      save({ kind: 'page', content: { ...content, title: person.email } }, version, person),
    );
    const statuses = (await Promise.all(saves)).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([200, 409]);
    const winner = statuses[0] === 200 ? editor : colleague;
    const late = await save({ kind: 'page', content }, version);
    expect(late).toMatchObject({
      status: 409,
      body: { record: { changes: [{ actor: `desk:${winner.id}`, actorName: 'Rudi Hartono' }] } },
    });
    expect((await read('page/syarat-ketentuan')).saved.content).toMatchObject({ title: winner.email });
  });

  it('a save from the command line is a version, too', async () => {
    const { version } = await read('article/banjir-2027');
    const { token } = colleague;
    expect((await harness.api('PUT', '/desk/articles', { token, body: ARTICLE })).status).toBe(200);
    const item = await read('article/banjir-2027');
    expect(item.version).toBeGreaterThan(version);
    expect(item.history[0]?.by.id).toBe(colleague.id);
  });

  it('settings apply at once, and only known settings with possible values are stored', async () => {
    const { version, saved } = await read('settings/consultant');
    if (saved.kind !== 'settings') return expect.unreachable();
    const { values } = saved.content;
    const settings = (changes: object) => ({
      kind: 'settings',
      content: { category: 'consultant', values: { ...values, ...changes } },
    });
    for (const [changes, path] of [
      [{ whatsappNumber: '0812' }, 'values.whatsappNumber'],
      [{ emailDestination: 'x' }, 'values.emailDestination'],
      [{ confirmationText: ' ' }, 'values.confirmationText'],
      [{ clientId: 'x' }, 'values'],
    ] as const) {
      const reply = await save(settings(changes), version);
      expect([reply.status, errorPaths(reply)]).toEqual([422, [path]]);
    }
    expect((await save(settings({ confirmationText: 'Kami hubungi.' }), version)).status).toBe(200);
    expect((await read('settings/consultant')).row.isPublished).toBe(true);
    const { body } = await harness.api('GET', '/configs?category=consultant');
    expect(body.response).toContainEqual({ slug: 'confirmationText', value: 'Kami hubungi.' });
    const days = { kind: 'settings', content: { category: 'claim', values: { 'usualDays.review': '0' } } };
    const claim = await save(days, (await read('settings/claim')).version);
    expect(errorPaths(claim)).toContain('values.usualDays.review');
  });

  it('a text that is empty without its tags is refused with its field', async () => {
    const content = {
      _id: 'umum',
      title: 'Umum',
      icon: 'help',
      items: [{ title: 'A', content: '<p> </p>' }],
    };
    const { version } = await read('guides/umum');
    const reply = await save({ kind: 'guides', content }, version);
    expect([reply.status, errorPaths(reply)]).toEqual([422, ['items.0.content']]);
  });

  it.each(['article/tidak-ada', 'page/tidak-ada', 'guides/tidak-ada', 'settings/google'])(
    'the content %s does not exist',
    async (path) => {
      expect((await harness.api('GET', `/desk/content/${path}`, { token: editor.token })).status).toBe(404);
    },
  );

  it('the list has content of every kind, and content of the seed counts as published', async () => {
    const { rows, publishedAt } = await list();
    expect(publishedAt).toBeNull();
    expect(new Set(rows.map(({ kind }) => kind))).toEqual(new Set(['article', 'page', 'guides', 'settings']));
    expect(rows.find(({ key }) => key === 'kebijakan-privasi')).toMatchObject({
      changedAt: null,
      isPublished: true,
    });
  });

  it('a preview returns the HTML that would be stored, and the number of removed elements', async () => {
    const html = '<h2>Judul</h2><script>alert(1)</script><p>Isi <img src="x"></p>';
    const { token } = editor;
    const reply = await harness.api('POST', '/desk/content/preview', { token, body: { texts: [html, ''] } });
    expect(reply.body.response).toEqual([
      { html: '<h2>Judul</h2><p>Isi </p>', removed: 2 },
      { html: '', removed: 0 },
    ]);
  });

  it('each save is in the audit log with its content', async () => {
    await save({ kind: 'article', content: ARTICLE }, (await read('article/banjir-2027')).version);
    const [entry] = await harness.deps.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.operation, 'deskSaveContent'))
      .orderBy(desc(auditLog.seq))
      .limit(1);
    expect(entry).toMatchObject({
      actorId: editor.id,
      subjectType: 'article',
      subjectId: 'banjir-2027',
      outcome: 'success',
    });
  });
});

test.each([
  ['20261129170501123-a1b2c3', '2026-11-29T17:05:01.123Z'],
  ['old-release', null],
  [null, null],
])('the build of the release %s started at %s', (id, start) => {
  expect(buildStart(id)?.toISOString() ?? null).toBe(start);
});
