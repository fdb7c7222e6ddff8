import { readFile } from 'node:fs/promises';
import { basename, extname } from 'node:path';
import type { DeskArticle } from '@naungan/api/desk-content';
import type { Page } from '@naungan/api/pages';
import { DeskError } from '../client.ts';

const FRONT_MATTER = /^---\r?\n([\s\S]*?)\r?\n---(?:\r?\n|$)/;

const front = (rows: Record<string, string>, content: string) =>
  [
    '---',
    ...Object.entries(rows).map(([name, value]) => `${name}: ${value.replace(/\s+/g, ' ')}`),
    '---',
    content,
  ].join('\n');

/** Returns an article as a file that {@link readContentFile} can read: its fields first, then its HTML. */
export const articleFile = ({ content, category, ...facts }: DeskArticle): string =>
  front({ ...facts, category: category.name }, content);

/** Returns a content page as a file; the server sets the date. */
export const pageFile = ({ content, slug, title, description }: Page): string =>
  front({ slug, title, description }, content);

/** Parses `name: value` lines between two lines of `---`; the rest is `content`. */
function parseHtml(text: string, path: string): Record<string, unknown> {
  const frontMatter = FRONT_MATTER.exec(text);
  if (!frontMatter) {
    throw new DeskError(
      `${path} does not begin with "name: value" lines between two lines of "---". See --help.`,
    );
  }
  const facts = (frontMatter[1] ?? '').split(/\r?\n/).flatMap((row) => {
    if (row.trim() === '') return [];
    const colon = row.indexOf(':');
    if (colon < 1) throw new DeskError(`${path} has a line at the top that is not "name: value": ${row}`);
    return [[row.slice(0, colon).trim(), row.slice(colon + 1).trim()] as const];
  });
  const { category, ...rest } = Object.fromEntries(facts);
  return {
    ...rest,
    ...(category === undefined ? {} : { category: { name: category } }),
    content: text.slice(frontMatter[0].length),
  };
}

function parseJson(text: string, path: string): Record<string, unknown> {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new DeskError(
      `${path} is not valid JSON: ${cause instanceof Error ? cause.message : String(cause)}`,
      {
        cause,
      },
    );
  }
}

/**
 * Reads a content file for the server to validate: JSON like the call's body, or HTML with fields at the top.
 * `key` is the identifying field; without it the file's name identifies the content. @throws DeskError
 */
export async function readContentFile(path: string, key: string): Promise<Record<string, unknown>> {
  const text = await readFile(path, 'utf8').catch((cause: NodeJS.ErrnoException) => {
    throw new DeskError(`${path} cannot be read (${cause.code}).`, { cause });
  });
  const json = extname(path).toLowerCase() === '.json';
  const facts = json ? parseJson(text, path) : parseHtml(text, path);
  return { [key]: basename(path, extname(path)), ...facts };
}
