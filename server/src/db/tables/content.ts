import { bigint, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { defaultNow } from './columns.ts';

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
