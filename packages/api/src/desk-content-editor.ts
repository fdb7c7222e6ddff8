import { DEFAULT_USUAL_DAYS } from '@naungan/domain/claim';
import { instant } from '@naungan/domain/shape';
import { z } from 'zod';
import { contract } from './contract.ts';
import { deskSaveArticle, deskSaveGuides, deskSavePage } from './desk-content.ts';
import { staff } from './desk-shapes.ts';

/** The kinds of content. Settings apply without a publish; the rest is prerendered. */
export const CONTENT_KINDS = ['article', 'page', 'guides', 'settings'] as const;
export type ContentKind = (typeof CONTENT_KINDS)[number];
const kind = z.enum(CONTENT_KINDS);
/** An id, a slug, or a category of settings. */
const key = z.string().min(1).max(64);

const text = z.string().trim().min(1).max(1_000);
const email = z.string().trim().toLowerCase().max(120).pipe(z.email('Alamat email tidak valid'));
const days = z
  .string()
  .trim()
  .regex(/^[1-9]\d?$/, 'Isi 1 sampai 99 hari');

/** The settings that an editor may change, by category. */
export const EDITABLE_SETTINGS = {
  consultant: z.object({
    welcomeTextConsultan: text,
    confirmationText: text,
    welcomeTextWhatsApp: text,
    whatsappNumber: z
      .string()
      .trim()
      .regex(/^62\d{8,13}$/, 'Isi nomor yang diawali 62, tanpa spasi'),
    emailDestination: email,
  }),
  claim: z.object({
    emailDestination: email,
    ...Object.fromEntries(Object.keys(DEFAULT_USUAL_DAYS).map((state) => [`usualDays.${state}`, days])),
  }),
} as const;
export type SettingsCategory = keyof typeof EDITABLE_SETTINGS;
export const SETTINGS_CATEGORIES = Object.keys(EDITABLE_SETTINGS) as SettingsCategory[];

/** Values of settings by slug. */
const settingsValues = z.record(z.string().max(64), z.string().max(1_000));

/** Content with its kind. The server sanitises HTML. */
const contentToSave = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('article'), content: deskSaveArticle.body }),
  z.object({ kind: z.literal('page'), content: deskSavePage.body }),
  z.object({ kind: z.literal('guides'), content: deskSaveGuides.body }),
  z.object({
    kind: z.literal('settings'),
    content: z.object({ category: z.enum(['consultant', 'claim']), values: settingsValues }),
  }),
]);
export type ContentToSave = z.output<typeof contentToSave>;

const savedContent = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('article'), content: deskSaveArticle.reply }),
  z.object({ kind: z.literal('page'), content: deskSavePage.reply }),
  z.object({ kind: z.literal('guides'), content: deskSaveGuides.reply }),
  z.object({
    kind: z.literal('settings'),
    content: z.object({ category: z.enum(['consultant', 'claim']), values: settingsValues }),
  }),
]);

const contentRow = z.object({
  kind,
  key,
  title: z.string(),
  /** Whether visitors do not see it: an inactive article. */
  isHidden: z.boolean(),
  /** The last change at the desk; null for content of the seed. */
  changedAt: instant.nullable(),
  changedBy: staff.nullable(),
  /** Whether the site shows the last change: it was built later, or needs no build. */
  isPublished: z.boolean(),
});
export type ContentRow = z.output<typeof contentRow>;

export const deskContent = contract('deskContent', {
  summary: 'Articles, pages, help guides and settings, without their texts',
  query: z.object({ kind: kind.optional() }),
  reply: z.object({
    /** When the shown site was built; null if this server shows no site. */
    publishedAt: instant.nullable(),
    rows: z.array(contentRow),
  }),
});
export type DeskContent = z.output<typeof deskContent.reply>;

const contentVersion = z.object({
  version: z.number().int(),
  at: instant,
  by: staff,
});
const contentItem = z.object({
  saved: savedContent,
  row: contentRow,
  /** `version` of `deskSaveContent`; 0 for content of the seed. */
  version: z.number().int(),
  /** The saved versions, the newest first, at most 20. */
  history: z.array(contentVersion),
});
export type ContentItem = z.output<typeof contentItem>;

export const deskContentItem = contract('deskContentItem', {
  summary: 'One article, page, tab of the help page or category of settings',
  params: z.object({ kind, key }),
  reply: contentItem,
  problems: ['NOT_FOUND'],
});
export const deskSaveContent = contract('deskSaveContent', {
  summary: 'Save content, unless another person has saved it since; visible after the next publish',
  body: z.object({
    /** `version` that the caller has read; 0 for new content. */
    version: z.number().int().min(0),
    saved: contentToSave,
  }),
  reply: contentItem,
  problems: ['CONFLICT'],
});
export const deskPreviewContent = contract('deskPreviewContent', {
  summary: 'The HTML that would be stored: without elements that are not allowed; stores nothing',
  body: z.object({ texts: z.array(z.string().max(100_000)).max(100) }),
  /** In the order of the request. */
  reply: z.array(
    z.object({
      html: z.string(),
      /** Number of elements that are not allowed and were removed. */
      removed: z.number().int(),
    }),
  ),
});
