import type { DeskArticle } from '@naungan/api/desk-content';
import type { FaqCategory } from '@naungan/api/faqs';
import type { Page } from '@naungan/api/pages';
import type { RouteName } from '@naungan/api/routes';
import { type DeskClient, DeskError } from '../client.ts';
import { type DeskCommands, needed, noMore, UsageError } from '../command.ts';
import { articleLines } from '../print.ts';
import { articleFile, pageFile, readContentFile } from './content-file.ts';

const ACTIONS = {
  article: ['show', 'save', 'activate', 'deactivate'],
  page: ['show', 'save'],
  guides: ['show', 'save'],
} as const;
type Kind = keyof typeof ACTIONS;
type Action = (typeof ACTIONS)[Kind][number];
/** `what`: an id, or the path of a file to save. */
type ContentCommand = { kind: Kind; action: Action; what: string };

const KINDS: Record<ContentCommand['kind'], { key: string; save: RouteName }> = {
  article: { key: '_id', save: 'deskSaveArticle' },
  page: { key: 'slug', save: 'deskSavePage' },
  guides: { key: '_id', save: 'deskSaveGuides' },
};
const PUBLISH_HINT = 'Visitors see it after: npm run publish:site';

async function guidesOf(desk: DeskClient, id: string): Promise<FaqCategory> {
  const categories = await desk<FaqCategory[]>('faqs');
  const category = categories.find(({ _id }) => _id === id);
  if (category) return category;
  throw new DeskError(`There is no category "${id}", only ${categories.map(({ _id }) => _id).join(', ')}.`);
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
  const warnings = tags(stored) < tags(body) ? ['Some of its HTML is not allowed and was left out.'] : [];
  const hidden = stored.status === 'inactive' ? [' (inactive: nobody sees it)'] : [];
  return [`Saved the ${kind} "${stored[key]}"${hidden.join('')}.`, ...warnings, PUBLISH_HINT].join('\n');
}

async function setStatus(desk: DeskClient, id: string, status: DeskArticle['status']): Promise<string> {
  const article = await desk<DeskArticle>('deskArticle', { id });
  await desk('deskSaveArticle', { body: { ...article, status } });
  return `The article "${id}" is now ${status}.\n${PUBLISH_HINT}`;
}

const editContent = (desk: DeskClient, command: ContentCommand): Promise<string> => {
  switch (command.action) {
    case 'show':
      return show(desk, command);
    case 'save':
      return save(desk, command);
    case 'activate':
      return setStatus(desk, command.what, 'active');
    default:
      return setStatus(desk, command.what, 'inactive');
  }
};

const read =
  (kind: Kind): DeskCommands['commands'][string] =>
  ([name, what, ...more]) => {
    const actions: readonly Action[] = ACTIONS[kind];
    const action = actions.find((candidate) => candidate === name);
    if (!action) throw new UsageError(`"${kind}" needs one of these actions: ${actions.join(', ')}.`);
    noMore(more);
    const command = { kind, action, what: needed(what, action === 'save' ? 'The file' : 'The id') };
    return ({ desk }) => editContent(desk, command);
  };

/** Editing content: list, print as a file, save a file, show or hide an article. */
export const contentCommands: DeskCommands = {
  usage: `  articles
  article show <id> | article save <file> | article activate <id> | article deactivate <id>
  page show <slug> | page save <file>
  guides show <category> | guides save <file.json>`,
  notes: `What show prints is a file that save takes: npm run -s desk -- article show <id> > <id>.html
It has facts in front and then HTML; a .json file has the fields of the call (/api/docs).
---
title: Klaim setelah banjir
excerpt: Dua kalimat untuk kartu dan mesin pencari.
category: Klaim
thumbnail: /articles/klaim-setelah-banjir.svg
---
<p>Isi</p>`,
  options: [],
  commands: {
    articles(words) {
      noMore(words);
      return async ({ desk }) => articleLines(await desk('deskArticles'));
    },
    article: read('article'),
    page: read('page'),
    guides: read('guides'),
  },
};
