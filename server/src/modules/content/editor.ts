import {
  type ContentItem,
  type ContentRow,
  type ContentToSave,
  type DeskContent,
  EDITABLE_SETTINGS,
  SETTINGS_CATEGORIES,
  type SettingsCategory,
} from '@naungan/api/desk-content-editor';
import { throwConflict, throwProblem } from '../../api-problem.ts';
import type { Db, Tx } from '../../db/client.ts';
import type { Deps, Session } from '../../deps.ts';
import { fullNames } from '../accounts/service.ts';
import { saveSettings, settingsOf } from '../settings/service.ts';
import { allArticles, articleOf } from './articles-repository.ts';
import {
  addContentChange,
  type ContentChange,
  type ContentId,
  contentHistory,
  lastChanges,
  lockContent,
} from './changes-repository.ts';
import { faqsInOrder } from './faqs-repository.ts';
import { sanitizeContent } from './html.ts';
import { allPages, pageOf } from './pages-repository.ts';
import { publishedAt as publishedAtIn } from './release-time.ts';
import { saveArticle, saveGuides, savePage } from './save.ts';

const CHANGED_MESSAGE =
  'Konten ini sudah disimpan orang lain sejak Anda membukanya. Muat versi terbaru, lalu terapkan lagi perubahan Anda.';

const SETTINGS_TITLES: Record<SettingsCategory, string> = {
  consultant: 'Konsultasi dan WhatsApp',
  claim: 'Klaim',
};

type Saved = ContentItem['saved'];
type Listed = ContentId & { title: string; isHidden: boolean };

async function settingsContent(db: Db | Tx, category: SettingsCategory) {
  const rows = await settingsOf(db, category);
  const editable = new Set(Object.keys(EDITABLE_SETTINGS[category].shape));
  const values = rows.flatMap(({ slug, value }) => (editable.has(slug) ? [[slug, value]] : []));
  return { category, values: Object.fromEntries(values) as Record<string, string> };
}

const isSettingsCategory = (key: string): key is SettingsCategory =>
  SETTINGS_CATEGORIES.some((category) => category === key);

/** Returns stored content; null if it does not exist. */
async function readContent(db: Db | Tx, { kind, key }: ContentId): Promise<Saved | null> {
  if (kind === 'article') {
    const content = await articleOf(db, key);
    return content && { kind, content };
  }
  if (kind === 'page') {
    const content = await pageOf(db, key);
    return content && { kind, content };
  }
  if (kind === 'guides') {
    const content = (await faqsInOrder(db)).find(({ _id }) => _id === key);
    return content ? { kind, content } : null;
  }
  return isSettingsCategory(key) ? { kind, content: await settingsContent(db, key) } : null;
}

/** Returns the id of content and its title in the list. */
function listed({ kind, content }: Saved): Listed {
  if (kind === 'article')
    return { kind, key: content._id, title: content.title, isHidden: content.status === 'inactive' };
  if (kind === 'page') return { kind, key: content.slug, title: content.title, isHidden: false };
  if (kind === 'guides') return { kind, key: content._id, title: content.title, isHidden: false };
  return { kind, key: content.category, title: SETTINGS_TITLES[content.category], isHidden: false };
}

/** Returns the id of content that is to be saved. */
export const contentIdOf = ({ kind, content }: ContentToSave): ContentId => {
  if (kind === 'settings') return { kind, key: content.category };
  return { kind, key: kind === 'page' ? content.slug : content._id };
};

function rowOf(
  { kind, key, title, isHidden }: Listed,
  change: ContentChange | undefined,
  { names, publishedAt }: { names: ReadonlyMap<string, string>; publishedAt: Date | null },
): ContentRow {
  const isPublished =
    kind === 'settings' ||
    !change ||
    (publishedAt !== null && change.savedAt.getTime() <= publishedAt.getTime());
  return {
    kind,
    key,
    title,
    isHidden,
    changedAt: change?.savedAt.toISOString() ?? null,
    changedBy: change ? { id: change.savedBy, fullName: names.get(change.savedBy) ?? '' } : null,
    isPublished,
  };
}

const publishedAtOf = ({ config }: Deps): Date | null => publishedAtIn(config.SITE_DIR);

/** Returns all content, without its texts. */
export async function listContent(deps: Deps, kind: ContentId['kind'] | undefined): Promise<DeskContent> {
  const { db } = deps;
  const settings = SETTINGS_CATEGORIES.map(
    (category): Saved => ({ kind: 'settings', content: { category, values: {} } }),
  );
  const all: Saved[] = [
    ...(await allArticles(db)).map((content): Saved => ({ kind: 'article', content })),
    ...(await allPages(db)).map((content): Saved => ({ kind: 'page', content })),
    ...(await faqsInOrder(db)).map((content): Saved => ({ kind: 'guides', content })),
    ...settings,
  ];
  const changes = await lastChanges(db);
  const names = await fullNames(
    db,
    [...changes.values()].map(({ savedBy }) => savedBy),
  );
  const publishedAt = publishedAtOf(deps);
  const rows = all
    .map(listed)
    .filter((row) => kind === undefined || row.kind === kind)
    .map((row) => rowOf(row, changes.get(`${row.kind}/${row.key}`), { names, publishedAt }));
  return { publishedAt: publishedAt?.toISOString() ?? null, rows };
}

/** Returns content with its version and its history. @throws ApiProblem NOT_FOUND */
export async function readContentItem(deps: Deps, id: ContentId): Promise<ContentItem> {
  const { db } = deps;
  const saved = (await readContent(db, id)) ?? throwProblem('NOT_FOUND');
  const history = await contentHistory(db, id);
  const names = await fullNames(
    db,
    history.map(({ savedBy }) => savedBy),
  );
  return {
    saved,
    row: rowOf(listed(saved), history[0], { names, publishedAt: publishedAtOf(deps) }),
    version: history[0]?.version ?? 0,
    history: history.map(({ version, savedBy, savedAt }) => ({
      version,
      at: savedAt.toISOString(),
      by: { id: savedBy, fullName: names.get(savedBy) ?? '' },
    })),
  };
}

/** Stores content with the functions of the command line. @throws ApiProblem INVALID */
async function store(tx: Tx, toSave: ContentToSave, now: Date): Promise<Saved> {
  const { kind } = toSave;
  if (kind === 'article') return { kind, content: await saveArticle(tx, toSave.content, now) };
  if (kind === 'page') return { kind, content: await savePage(tx, toSave.content, now) };
  if (kind === 'guides') return { kind, content: await saveGuides(tx, toSave.content) };
  const { category, values } = toSave.content;
  const parsed = EDITABLE_SETTINGS[category].strict().safeParse(values);
  if (!parsed.success)
    return throwProblem(
      'INVALID',
      undefined,
      parsed.error.issues.map(({ path, message }) => ({ path: ['values', ...path].join('.'), message })),
    );
  await saveSettings(tx, category, parsed.data as Record<string, string>);
  return { kind, content: await settingsContent(tx, category) };
}

/**
 * Saves content and a copy of it as a version. Without `version`, as from the command line, it is not compared.
 * @throws ApiProblem INVALID, CONFLICT if another person has saved it since
 */
export const saveContent = (
  { db, clock }: Deps,
  { userId }: Session,
  toSave: ContentToSave,
  version?: number,
): Promise<Saved> =>
  db.transaction(async (tx) => {
    const id = contentIdOf(toSave);
    const storedVersion = await lockContent(tx, id);
    if (version !== undefined && version !== storedVersion)
      throwConflict(CHANGED_MESSAGE, {
        record: { status: 'saved', version: storedVersion, changes: await changesSince(tx, id, version) },
      });
    const now = clock();
    const saved = await store(tx, toSave, now);
    await addContentChange(tx, id, { content: saved.content, savedBy: userId, savedAt: now });
    return saved;
  });

/** Returns who has saved the content after a version, oldest first. */
async function changesSince(tx: Tx, id: ContentId, version: number) {
  const changes = (await contentHistory(tx, id)).filter((change) => change.version > version).toReversed();
  const names = await fullNames(
    tx,
    changes.map(({ savedBy }) => savedBy),
  );
  return changes.map(({ savedBy, savedAt }) => ({
    at: savedAt.toISOString(),
    from: null,
    to: 'saved',
    actor: `desk:${savedBy}`,
    actorName: names.get(savedBy) ?? '',
    reason: null,
  }));
}

const countElements = (html: string): number => html.match(/<[a-z]/gi)?.length ?? 0;

/** Returns the HTML that would be stored, and the number of elements that are removed from it. */
export function previewHtml(html: string): { html: string; removed: number } {
  const sanitized = sanitizeContent(html);
  return { html: sanitized, removed: Math.max(0, countElements(html) - countElements(sanitized)) };
}
