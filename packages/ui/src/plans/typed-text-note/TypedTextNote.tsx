import type { ReactNode } from 'react';

export type TypedTextNoteProps = {
  /** The text that the visitor typed. */
  text: string;
  /** What the visitor has to do. */
  children?: ReactNode;
};

/** A note that a typed search text was not completely understood, and what the visitor can do instead. */
export function TypedTextNote({
  text,
  children = 'Belum semuanya dapat kami baca, jadi lengkapi datanya di bawah ini.',
}: TypedTextNoteProps) {
  return (
    <p
      role="status"
      className="nu:mb-4 nu:rounded-field nu:bg-warn-tint nu:px-3 nu:py-2 nu:text-sm nu:break-words nu:text-warn"
    >
      Anda mengetik <b>“{text}”</b>. {children}
    </p>
  );
}
