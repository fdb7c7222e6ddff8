import type { LetterContent } from '@naungan/api/desk-letters';
import { formatLongDate } from '@naungan/domain/dates';
import { formatRupiah } from '@naungan/domain/money';
import { useState } from 'react';
import { problemOf } from '../desk/use-resource.ts';
import { DeskButton } from '../parts/desk-button/DeskButton.tsx';
import { FactList } from '../parts/fact-list/FactList.tsx';

export type LetterPreviewProps = {
  /** What the letter depends on, as text: a change hides the letter, which would be outdated. Null while something is missing. */
  request: string | null;
  load: () => Promise<LetterContent>;
};

type Preview = { request: string | null; letter: LetterContent | null; failure: string | null };
const EMPTY: Preview = { request: null, letter: null, failure: null };

/** The letter of a decision before it is sent: the texts from which the server makes the PDF. */
export function LetterPreview({ request, load }: LetterPreviewProps) {
  const [preview, setPreview] = useState<Preview>(EMPTY);
  const [isPending, setIsPending] = useState(false);
  const { letter, failure } = preview.request === request ? preview : EMPTY;

  async function show() {
    setIsPending(true);
    try {
      setPreview({ request, letter: await load(), failure: null });
    } catch (error) {
      setPreview({ request, letter: null, failure: problemOf(error).message });
    }
    setIsPending(false);
  }
  return (
    <div className="nu:grid nu:gap-2">
      {!letter && (
        <div className="nu:flex nu:flex-wrap nu:items-center nu:gap-2.5">
          <DeskButton disabled={request === null} pending={isPending} onClick={() => void show()}>
            Pratinjau surat
          </DeskButton>
          {request === null && (
            <p className="nu:text-sm nu:text-muted">Lengkapi isian untuk melihat suratnya.</p>
          )}
        </div>
      )}
      {failure && (
        <p role="alert" className="nu:text-sm nu:text-bad">
          {failure}
        </p>
      )}
      {letter && <LetterText letter={letter} />}
    </div>
  );
}

const Paragraphs = ({ texts }: { texts: readonly string[] }) =>
  texts.map((text) => (
    <p key={text} className="nu:whitespace-pre-line">
      {text}
    </p>
  ));

function LetterText({ letter }: { letter: LetterContent }) {
  const { number, date, subject, recipient, opening, facts, amounts, items, closing, sender } = letter;
  return (
    <section
      aria-label="Pratinjau surat"
      className="nu:grid nu:gap-2 nu:rounded-field nu:border nu:border-line nu:bg-paper nu:px-4 nu:py-3 nu:text-sm nu:wrap-anywhere"
    >
      <p className="nu:text-xs nu:font-bold nu:tracking-wide nu:text-muted nu:uppercase">Pratinjau surat</p>
      <p className="nu:text-muted">
        Nomor {number}, {formatLongDate(date)}
      </p>
      <p>Kepada Yth. {recipient}</p>
      <p className="nu:font-bold">{subject}</p>
      <Paragraphs texts={['Dengan hormat,', ...opening]} />
      <FactList facts={facts} />
      {amounts && (
        <FactList
          facts={[...amounts.rows, amounts.total].map(({ label, amount }) => ({
            title: label,
            value: formatRupiah(amount),
          }))}
        />
      )}
      {items.length > 0 && (
        <ol className="nu:list-decimal nu:ps-5">
          {items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ol>
      )}
      <Paragraphs texts={closing} />
      <p>
        Hormat kami,
        <br />
        <span className="nu:font-semibold">{sender}</span>
      </p>
    </section>
  );
}
