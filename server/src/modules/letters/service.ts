import type { DeskLetter, LetterContent, LetterKind } from '@naungan/api/desk-letters';
import { todayInJakarta } from '@naungan/domain/dates';
import type { Db, Tx } from '../../db/client.ts';
import { isUuid } from '../../db/uuid.ts';
import type { Deps } from '../../deps.ts';
import { renderLetter } from './render.ts';
import { countLetters, findLetter, insertLetter, type LetterRecord, listLetters } from './repository.ts';

const FOLDER = 'decision-letters';

/** Returns a text for customers in the address of letters. */
export const formal = (text: string): string => text.replaceAll('Anda', 'Bapak/Ibu');

/** The texts of a letter that depend on the decision. */
export type LetterDraft = { kind: LetterKind } & Omit<LetterContent, 'number' | 'date' | 'sender'>;

/** Returns the complete letter, with the number that it gets when it is stored next. `number`: of the order or claim. */
export async function completeLetter(
  db: Db | Tx,
  { clock, config }: Pick<Deps, 'clock' | 'config'>,
  record: LetterRecord & { number: string },
  { kind: _, ...draft }: LetterDraft,
): Promise<LetterContent> {
  const { name, legalName, phone, email } = config.BRAND;
  return {
    ...draft,
    number: `${record.number}/S-${(await countLetters(db, record)) + 1}`,
    date: todayInJakarta(clock()),
    closing: [
      ...draft.closing,
      `Bila ada pertanyaan, silakan hubungi kami di ${phone} atau ${email}.`,
      `Terima kasih atas kepercayaan Bapak/Ibu kepada ${name}.`,
    ],
    sender: legalName,
  };
}

/** Stores the letter of a decision in its transaction. The record is locked, so that the numbers of its letters are consecutive. */
export async function recordLetter(
  tx: Tx,
  deps: Pick<Deps, 'clock' | 'config'>,
  record: LetterRecord & { number: string },
  draft: LetterDraft,
): Promise<void> {
  const { orderId, claimId } = record;
  const content = await completeLetter(tx, deps, record, draft);
  await insertLetter(tx, { orderId, claimId }, { kind: draft.kind, content, createdAt: deps.clock() });
}

/** Returns the letters about an order or a claim with links to their PDFs, the newest first. */
export async function lettersOf(
  { db, files }: Pick<Deps, 'db' | 'files'>,
  record: LetterRecord,
): Promise<DeskLetter[]> {
  return (await listLetters(db, record)).map(({ id, kind, content, createdAt }) => ({
    id,
    number: content.number,
    kind,
    at: createdAt.toISOString(),
    url: files.signedUrl(`${FOLDER}/${id}`, {
      name: `surat-${content.number.replaceAll('/', '-')}.pdf`,
      mimeType: 'application/pdf',
    }),
  }));
}

/** Registers the generator of letters. A PDF is not stored, but rendered from the stored texts for each request of its link. */
export function registerLetterGenerator(deps: Deps): void {
  deps.files.registerGenerator(FOLDER, async (id) => {
    const letter = isUuid(id) ? await findLetter(deps.db, id) : null;
    if (!letter) return null;
    const render = () => renderLetter(deps.config.BRAND, letter.content, letter.createdAt);
    return { owner: letter.orderId, render };
  });
}
