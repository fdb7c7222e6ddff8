import { sql } from 'drizzle-orm';
import {
  bigint,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { defaultNow, id, instant } from './columns.ts';

export const settings = pgTable(
  'settings',
  { category: text().notNull(), slug: text().notNull(), value: text().notNull() },
  (t) => [primaryKey({ columns: [t.category, t.slug] })],
);

export const contents = pgTable('contents', { slug: text().primaryKey(), content: jsonb().notNull() });

/** `content` of articles, guides and pages is HTML, sanitised when it is stored. */
export const articles = pgTable(
  'articles',
  {
    /** Also the last path segment of the article's URL. */
    id: text().primaryKey(),
    title: text().notNull(),
    excerpt: text().notNull(),
    category: text().notNull(),
    thumbnail: text().notNull(),
    content: text().notNull(),
    /** active or inactive. */
    status: text().notNull(),
    createdAt: defaultNow(),
  },
  (t) => [index('articles_status').on(t.status, t.createdAt)],
);

export const faqCategories = pgTable('faq_categories', {
  id: text().primaryKey(),
  /** Position among the tabs. */
  position: integer().notNull(),
  title: text().notNull(),
  icon: text().notNull(),
  items: jsonb().notNull(),
});

export const pages = pgTable('pages', {
  slug: text().primaryKey(),
  title: text().notNull(),
  description: text().notNull(),
  content: text().notNull(),
  updatedAt: defaultNow(),
});

/** Publishes of the site's content from the desk. At most one is running. */
export const sitePublishes = pgTable(
  'site_publishes',
  {
    id: id(),
    startedBy: uuid()
      .notNull()
      .references(() => users.id),
    startedAt: defaultNow(),
    /** The last sign of life of the process that runs it. */
    seenAt: defaultNow(),
    endedAt: instant(),
    state: text().$type<'running' | 'success' | 'failed'>().notNull().default('running'),
    /** Why it failed. */
    message: text().notNull().default(''),
    /** Sorts the publishes. */
    number: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
  },
  (t) => [
    index('site_publishes_number').on(t.number),
    uniqueIndex('site_publishes_running').on(t.state).where(sql`state = 'running'`),
  ],
);

/** Each version of content that was saved at the desk, with its author. The content's tables have the current version. */
export const contentChanges = pgTable(
  'content_changes',
  {
    /** The version. */
    number: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    kind: text().$type<'article' | 'page' | 'guides' | 'settings'>().notNull(),
    /** An id, a slug, or a category of settings. */
    key: text().notNull(),
    /** The content as it was stored. */
    content: jsonb().notNull(),
    savedBy: uuid()
      .notNull()
      .references(() => users.id),
    savedAt: defaultNow(),
  },
  (t) => [index('content_changes_key').on(t.kind, t.key, t.number)],
);
