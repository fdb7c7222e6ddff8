import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime from 'postal-mime';

export type Letter = {
  /** The file name without its extension. */
  id: string;
  to: string;
  subject: string;
  date: Date | null;
  text: string;
  html: string;
  files: { name: string; mimeType: string; content: Uint8Array }[];
};

/** Excludes files that are still being written; their names begin with a dot. */
const FILE = /^\w[\w.-]*\.eml$/;
/** Maximum number of mails in the list, newest first. */
const MAX_LISTED = 100;

async function readLetter(folder: string, name: string): Promise<Letter> {
  const { to, subject, date, text, html, attachments } = await PostalMime.parse(
    await readFile(join(folder, name)),
  );
  return {
    id: name.replace(/\.eml$/, ''),
    to: (to ?? []).map(({ address }) => address).join(', '),
    subject: subject ?? '(tanpa subjek)',
    date: date ? new Date(date) : null,
    text: text ?? '',
    html: html ?? '',
    files: attachments.map(({ filename, mimeType, content }, index) => ({
      name: filename ?? `lampiran-${index + 1}`,
      mimeType,
      content: typeof content === 'string' ? Buffer.from(content) : new Uint8Array(content),
    })),
  };
}

/** File names start with the time, so sorting by name gives the order of sending. */
export async function listLetters(folder: string): Promise<Letter[]> {
  const names = await readdir(folder).catch((): string[] => []);
  const newest = names
    .filter((name) => FILE.test(name))
    .sort()
    .reverse()
    .slice(0, MAX_LISTED);
  return Promise.all(newest.map((name) => readLetter(folder, name)));
}

/** Returns null when there is no such mail; the id is a file name and never a path. */
export async function openLetter(folder: string, id: string): Promise<Letter | null> {
  const names = await readdir(folder).catch((): string[] => []);
  const name = `${id}.eml`;
  return FILE.test(name) && names.includes(name) ? readLetter(folder, name) : null;
}
