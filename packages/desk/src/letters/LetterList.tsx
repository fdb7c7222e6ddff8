import type { DeskLetter, LetterKind } from '@naungan/api/desk-letters';
import { formatDateTime } from '@naungan/domain/dates';
import { StatusBadge } from '../parts/StatusBadge.tsx';
import { TextLink } from '../parts/TextLink.tsx';

const KIND_LABELS: Readonly<Record<LetterKind, string>> = {
  approved: 'Surat persetujuan',
  rejected: 'Surat penolakan',
  documents: 'Surat permintaan',
};

export type LetterListProps = {
  letters: readonly DeskLetter[];
  /** Returns whether a later decision has replaced the decision of a letter. */
  isOutdated?: (letter: DeskLetter) => boolean;
};

/** The stored letters of a record with links to their PDFs, the newest first. Nothing without letters. */
export function LetterList({ letters, isOutdated = () => false }: LetterListProps) {
  if (letters.length === 0) return null;
  return (
    <section aria-label="Surat" className="nu:border-b nu:border-line nu:p-4">
      <h2 className="nu:mb-2 nu:text-xs nu:font-bold nu:tracking-wide nu:text-muted nu:uppercase">Surat</h2>
      <ul className="nu:grid nu:gap-2 nu:text-sm">
        {letters.map((letter) => (
          <li key={letter.id}>
            <TextLink href={letter.url} target="_blank" rel="noreferrer">
              {KIND_LABELS[letter.kind]} {letter.number}
            </TextLink>
            <p className="nu:flex nu:flex-wrap nu:items-center nu:gap-x-2 nu:text-xs nu:text-muted">
              {formatDateTime(letter.at)}
              {isOutdated(letter) && <StatusBadge tone="warning">Tidak berlaku lagi</StatusBadge>}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
