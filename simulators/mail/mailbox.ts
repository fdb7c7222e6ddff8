import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime from 'postal-mime';

export type Mail = {
  /** The file name without `.eml`. */
  id: string;
  to: string;
  replyTo: { name: string; address: string }[];
  subject: string;
  date: Date | null;
  text: string;
  html: string;
  files: { name: string; mimeType: string; content: Uint8Array }[];
};

/** Name of a completely written mail. The name of an incomplete file begins with a dot. */
const MAIL_FILE = /^\w[\w.-]*\.eml$/;
/** Maximum number of mails in the list. */
const MAX_LISTED = 100;

async function readMail(folder: string, name: string): Promise<Mail> {
  const { to, replyTo, subject, date, text, html, attachments } = await PostalMime.parse(
    await readFile(join(folder, name)),
  );
  return {
    id: name.replace(/\.eml$/, ''),
    to: (to ?? []).map(({ address }) => address).join(', '),
    replyTo: (replyTo ?? []).map(({ name, address = '' }) => ({ name, address })),
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

/** Returns the newest mails, newest first. Sorts by file name, because the name begins with the time. */
export async function listMails(folder: string): Promise<Mail[]> {
  const names = await readdir(folder).catch((): string[] => []);
  const newestNames = names
    .filter((name) => MAIL_FILE.test(name))
    .sort()
    .reverse()
    .slice(0, MAX_LISTED);
  return Promise.all(newestNames.map((name) => readMail(folder, name)));
}

/** Returns a mail, or null when there is none with this id. The id can be a file name only, not a path. */
export async function findMail(folder: string, id: string): Promise<Mail | null> {
  const names = await readdir(folder).catch((): string[] => []);
  const name = `${id}.eml`;
  return MAIL_FILE.test(name) && names.includes(name) ? readMail(folder, name) : null;
}
