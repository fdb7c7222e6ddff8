import type { ReactNode } from 'react';

type SentBeforeProps = {
  /** Where the whole order stands, with the files of it. */
  orderHref: string;
  /** The step is about files, which the order shows. */
  files: boolean;
  /** What this step held when it was sent. */
  children: ReactNode;
};

/** What the insurer has of this step, to correct it by. */
export function SentBefore({ orderHref, files, children }: SentBeforeProps) {
  if (files) {
    return (
      <p className="text-muted">
        <a href={orderHref} className="font-semibold text-brand hover:underline">
          Lihat berkas yang dikirim sebelumnya
        </a>{' '}
        di detail order.
      </p>
    );
  }
  return (
    <details className="rounded-card border border-line bg-surface px-4 sm:px-5">
      <summary className="flex min-h-12 cursor-pointer items-center font-semibold">
        Yang Anda kirim sebelumnya
      </summary>
      <div className="pb-4">{children}</div>
    </details>
  );
}
