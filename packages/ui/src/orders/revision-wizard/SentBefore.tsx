import type { ReactNode } from 'react';
import { Link } from '../../primitives/link/index.ts';

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
      <p className="nu:text-muted">
        <Link href={orderHref} className="nu:font-semibold nu:text-brand nu:hover:underline">
          Lihat berkas yang dikirim sebelumnya
        </Link>{' '}
        di detail order.
      </p>
    );
  }
  return (
    <details className="nu:rounded-card nu:border nu:border-line nu:bg-surface nu:px-4 nu:@tablet:px-5">
      <summary className="nu:flex nu:min-h-12 nu:cursor-pointer nu:items-center nu:font-semibold">
        Yang Anda kirim sebelumnya
      </summary>
      <div className="nu:pb-4">{children}</div>
    </details>
  );
}
