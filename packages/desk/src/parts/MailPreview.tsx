import type { ReactNode } from 'react';

/** The frame of a mail that is not sent yet. */
export function MailFrame({ isUpdating = false, children }: { isUpdating?: boolean; children: ReactNode }) {
  return (
    <section
      aria-label="Pratinjau email"
      aria-busy={isUpdating}
      className="nu:rounded-field nu:border nu:border-line nu:bg-paper nu:px-4 nu:py-3 nu:text-sm nu:wrap-anywhere"
    >
      <p className="nu:flex nu:flex-wrap nu:gap-x-2 nu:text-xs nu:font-bold nu:tracking-wide nu:text-muted">
        <span className="nu:uppercase">Pratinjau email</span>
        {isUpdating && <span className="nu:font-normal">Memperbarui…</span>}
      </p>
      {children}
    </section>
  );
}

type MailTextProps = {
  subject: string;
  heading: string;
  lines: readonly string[];
  /** The text of the button in the mail. */
  label?: string | null;
};

/** Subject and text of a mail. */
export const MailText = ({ subject, heading, lines, label }: MailTextProps) => (
  <>
    <p className="nu:mt-1 nu:text-muted">Perihal: {subject}</p>
    <p className="nu:mt-2 nu:font-bold">{heading}</p>
    {lines.map((line) => (
      <p key={line} className="nu:mt-1.5 nu:whitespace-pre-line">
        {line}
      </p>
    ))}
    {label && <p className="nu:mt-1.5 nu:text-muted">Tombol: {label}</p>}
  </>
);

/** The text of a mail before it is sent. */
export const MailPreview = (mail: MailTextProps) => (
  <MailFrame>
    <MailText {...mail} />
  </MailFrame>
);
