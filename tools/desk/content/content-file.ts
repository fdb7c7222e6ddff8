import { readFile } from 'node:fs/promises';
import { basename, extname } from 'node:path';
import type { DeskArticle } from '@naungan/api/desk-content';
import type { Page } from '@naungan/api/pages';
import { DeskError } from '../client.ts';

const FRONT_MATTER = /^---\r?\n([\s\S]*?)\r?\n---(?:\r?\n|$)/;

const frontMatterText = (fields: Record<string, string>, content: string) =>
  [
    '---',
    ...Object.entries(fields).map(([name, value]) => `${name}: ${value.replace(/\s+/g, ' ')}`),
    '---',
    content,
  ].join('\n');

/** Returns an article as the text of a file for {@link readContentFile}: fields first, then HTML. */
export const articleFile = ({ content, category, ...fields }: DeskArticle): string =>
  frontMatterText({ ...fields, category: category.name }, content);

/** Returns a content page as the text of a file, without its date, which the server sets. */
export const pageFile = ({ content, slug, title, description }: Page): string =>
  frontMatterText({ slug, title, description }, content);

/** Parses `name: value` lines between two lines of `---`; the text after them is `content`. */
function parseHtml(text: string, path: string): Record<string, unknown> {
  const frontMatter = FRONT_MATTER.exec(text);
  if (!frontMatter) {
    throw new DeskError(
      `${path} does not begin with "name: value" lines between two lines of "---". See --help.`,
    );
  }
  const entries = (frontMatter[1] ?? '').split(/\r?\n/).flatMap((row) => {
    if (row.trim() === '') return [];
    const colon = row.indexOf(':');
    if (colon < 1) throw new DeskError(`${path} has a line at the top that is not "name: value": ${row}`);
    return [[row.slice(0, colon).trim(), row.slice(colon + 1).trim()] as const];
  });
  const { category, ...fields } = Object.fromEntries(entries);
  return {
    ...fields,
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
 * Returns the fields of a content file: JSON like the call's body, or HTML with fields at the top. The server validates
 * them. `key` is the name of the identifying field; its default value is the file's name. @throws DeskError
 */
export async function readContentFile(path: string, key: string): Promise<Record<string, unknown>> {
  const text = await readFile(path, 'utf8').catch((cause: NodeJS.ErrnoException) => {
    throw new DeskError(`${path} cannot be read (${cause.code}).`, { cause });
  });
  const isJson = extname(path).toLowerCase() === '.json';
  const fields = isJson ? parseJson(text, path) : parseHtml(text, path);
  return { [key]: basename(path, extname(path)), ...fields };
}
