import type { DeskArticle } from '@naungan/api/desk-content';
import type { FaqCategory } from '@naungan/api/faqs';
import type { Page } from '@naungan/api/pages';
import type { RouteName } from '@naungan/api/routes';
import { type DeskClient, DeskError } from '../client.ts';
import { type DeskCommands, rejectFurtherWords, requireValue, UsageError } from '../command.ts';
import { listCommand, RECORD_LIST_OPTIONS, RECORD_LIST_USAGE, recordListQuery } from '../list.ts';
import { articleLines } from '../print.ts';
import { articleFile, pageFile, readContentFile } from './content-file.ts';

const ACTIONS = {
  article: ['show', 'save', 'activate', 'deactivate'],
  page: ['show', 'save'],
  guides: ['show', 'save'],
} as const;
type Kind = keyof typeof ACTIONS;
type Action = (typeof ACTIONS)[Kind][number];
/** `target`: an id, or the path of the file to save. */
type ContentCommand = { kind: Kind; action: Action; target: string };

/** The identifying field of each kind of content, and the call that saves it. */
const KINDS: Record<ContentCommand['kind'], { key: string; saveCall: RouteName }> = {
  article: { key: '_id', saveCall: 'deskSaveArticle' },
  page: { key: 'slug', saveCall: 'deskSavePage' },
  guides: { key: '_id', saveCall: 'deskSaveGuides' },
};
const PUBLISH_HINT = 'Visitors see it after: npm run publish:site';

async function guidesOf(desk: DeskClient, id: string): Promise<FaqCategory> {
  const categories = await desk<FaqCategory[]>('faqs');
  const category = categories.find(({ _id }) => _id === id);
  if (category) return category;
  throw new DeskError(`There is no category "${id}", only ${categories.map(({ _id }) => _id).join(', ')}.`);
}

async function contentText(desk: DeskClient, { kind, target }: ContentCommand): Promise<string> {
  if (kind === 'article') return articleFile(await desk<DeskArticle>('deskArticle', { id: target }));
  if (kind === 'page') return pageFile(await desk<Page>('page', { id: target }));
  return JSON.stringify(await guidesOf(desk, target), null, 2);
}

const countTags = (value: unknown) => JSON.stringify(value).match(/<[a-z]/gi)?.length ?? 0;

async function saveContent(desk: DeskClient, { kind, target }: ContentCommand): Promise<string> {
  const { key, saveCall } = KINDS[kind];
  const body = await readContentFile(target, key);
  const storedContent = await desk<Record<string, unknown>>(saveCall, { body });
  const warnings =
    countTags(storedContent) < countTags(body) ? ['HTML that is not allowed was removed.'] : [];
  const hiddenNote = storedContent.status === 'inactive' ? ' (inactive: hidden from visitors)' : '';
  return [`Saved the ${kind} "${storedContent[key]}"${hiddenNote}.`, ...warnings, PUBLISH_HINT].join('\n');
}

async function setStatus(desk: DeskClient, id: string, status: DeskArticle['status']): Promise<string> {
  const article = await desk<DeskArticle>('deskArticle', { id });
  await desk('deskSaveArticle', { body: { ...article, status } });
  return `The article "${id}" is now ${status}.\n${PUBLISH_HINT}`;
}

const editContent = (desk: DeskClient, command: ContentCommand): Promise<string> => {
  switch (command.action) {
    case 'show':
      return contentText(desk, command);
    case 'save':
      return saveContent(desk, command);
    case 'activate':
      return setStatus(desk, command.target, 'active');
    default:
      return setStatus(desk, command.target, 'inactive');
  }
};

const contentCommand =
  (kind: Kind): DeskCommands['commands'][string] =>
  ([name, target, ...furtherWords]) => {
    const actions: readonly Action[] = ACTIONS[kind];
    const action = actions.find((candidate) => candidate === name);
    if (!action) throw new UsageError(`"${kind}" needs one of these actions: ${actions.join(', ')}.`);
    rejectFurtherWords(furtherWords);
    const command = { kind, action, target: requireValue(target, action === 'save' ? 'The file' : 'The id') };
    return ({ desk }) => editContent(desk, command);
  };

/** Commands for content: list, print as a file, save a file, show or hide an article. */
export const contentCommands: DeskCommands = {
  usage: `  articles [--status active|inactive] ${RECORD_LIST_USAGE}
  article show <id> | article save <file> | article activate <id> | article deactivate <id>
  page show <slug> | page save <file>
  guides show <category> | guides save <file.json>`,
  notes: `show prints a file in the format that save reads: npm run -s desk -- article show <id> > <id>.html
The file has fields at the top, then HTML. A .json file has the fields of the API call (/api/docs).
---
title: Klaim setelah banjir
excerpt: Dua kalimat untuk kartu dan mesin pencari.
category: Klaim
thumbnail: /articles/klaim-setelah-banjir.svg
---
<p>Isi</p>`,
  options: [...RECORD_LIST_OPTIONS, 'status'],
  commands: {
    articles(words, options) {
      rejectFurtherWords(words);
      return listCommand(
        'deskArticles',
        { ...recordListQuery(options), status: options.status },
        articleLines,
      );
    },
    article: contentCommand('article'),
    page: contentCommand('page'),
    guides: contentCommand('guides'),
  },
};
