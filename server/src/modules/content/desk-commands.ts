import type { DeskArticle } from '@naungan/api/desk-content';
import type { FaqCategory } from '@naungan/api/faqs';
import type { Page } from '@naungan/api/pages';
import type { RouteName } from '@naungan/api/routes';
import type { ContentCommand } from '../../desk-cli/arguments.ts';
import { type DeskClient, DeskError } from '../../desk-cli/client.ts';
import { articleLines } from '../../desk-cli/print.ts';
import { articleFile, pageFile, readContentFile } from './content-file.ts';

const KINDS: Record<ContentCommand['kind'], { key: string; save: RouteName }> = {
  article: { key: '_id', save: 'deskSaveArticle' },
  page: { key: 'slug', save: 'deskSavePage' },
  guides: { key: '_id', save: 'deskSaveGuides' },
};
const NEXT = 'Visitors see it after: npm run publish:site';

async function guidesOf(desk: DeskClient, id: string): Promise<FaqCategory> {
  const categories = await desk<FaqCategory[]>('faqs');
  const found = categories.find(({ _id }) => _id === id);
  if (found) return found;
  throw new DeskError(`There are no guides "${id}", only ${categories.map(({ _id }) => _id).join(', ')}.`);
}

async function show(desk: DeskClient, { kind, what }: ContentCommand): Promise<string> {
  if (kind === 'article') return articleFile(await desk<DeskArticle>('deskArticle', { id: what }));
  if (kind === 'page') return pageFile(await desk<Page>('page', { id: what }));
  return JSON.stringify(await guidesOf(desk, what), null, 2);
}

const tags = (value: unknown) => JSON.stringify(value).match(/<[a-z]/gi)?.length ?? 0;

async function save(desk: DeskClient, { kind, what }: ContentCommand): Promise<string> {
  const { key, save: call } = KINDS[kind];
  const body = await readContentFile(what, key);
  const stored = await desk<Record<string, unknown>>(call, { body });
  const left = tags(stored) < tags(body) ? ['Some of its HTML is not allowed and was left out.'] : [];
  const hidden = stored.status === 'inactive' ? [' (inactive: nobody sees it)'] : [];
  return [`Saved the ${kind} "${stored[key]}"${hidden.join('')}.`, ...left, NEXT].join('\n');
}

async function setStatus(desk: DeskClient, id: string, status: DeskArticle['status']): Promise<string> {
  const article = await desk<DeskArticle>('deskArticle', { id });
  await desk('deskSaveArticle', { body: { ...article, status } });
  return `The article "${id}" is now ${status}.\n${NEXT}`;
}

/** What an editor does: lists, shows as a file, saves a file, shows or hides an article. */
export async function editContent(desk: DeskClient, command: ContentCommand): Promise<string> {
  switch (command.action) {
    case 'list':
      return articleLines(await desk('deskArticles'));
    case 'show':
      return show(desk, command);
    case 'save':
      return save(desk, command);
    case 'activate':
      return setStatus(desk, command.what, 'active');
    default:
      return setStatus(desk, command.what, 'inactive');
  }
}
