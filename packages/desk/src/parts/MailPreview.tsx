export type MailPreviewProps = { subject: string; heading: string; lines: readonly string[] };

/** The text of a mail before it is sent. */
export function MailPreview({ subject, heading, lines }: MailPreviewProps) {
  return (
    <section
      aria-label="Pratinjau email"
      className="nu:rounded-field nu:border nu:border-line nu:bg-paper nu:px-4 nu:py-3 nu:text-sm"
    >
      <p className="nu:text-xs nu:font-bold nu:tracking-wide nu:text-muted nu:uppercase">Pratinjau email</p>
      <p className="nu:mt-1 nu:text-muted">Perihal: {subject}</p>
      <p className="nu:mt-2 nu:font-bold">{heading}</p>
      {lines.map((line) => (
        <p key={line} className="nu:mt-1.5 nu:break-words nu:whitespace-pre-line">
          {line}
        </p>
      ))}
    </section>
  );
}
