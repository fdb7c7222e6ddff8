import type { DeskLetter, LetterKind } from '@naungan/api/desk-letters';
import { formatDateTime } from '@naungan/domain/dates';
import { TextLink } from '../parts/TextLink.tsx';

const KIND_LABELS: Readonly<Record<LetterKind, string>> = {
  approved: 'Surat persetujuan',
  rejected: 'Surat penolakan',
  documents: 'Surat permintaan',
};

/** The stored letters of a record with links to their PDFs, the newest first. Nothing without letters. */
export function LetterList({ letters }: { letters: readonly DeskLetter[] }) {
  if (letters.length === 0) return null;
  return (
    <section aria-label="Surat" className="nu:border-b nu:border-line nu:p-4">
      <h2 className="nu:mb-2 nu:text-xs nu:font-bold nu:tracking-wide nu:text-muted nu:uppercase">Surat</h2>
      <ul className="nu:grid nu:gap-2 nu:text-sm">
        {letters.map(({ id, number, kind, at, url }) => (
          <li key={id}>
            <TextLink href={url} target="_blank" rel="noreferrer">
              {KIND_LABELS[kind]} {number}
            </TextLink>
            <p className="nu:text-xs nu:text-muted">{formatDateTime(at)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
