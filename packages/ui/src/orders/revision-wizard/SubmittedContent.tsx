import type { ReactNode } from 'react';
import { Link } from '../../primitives/link/index.ts';

type SubmittedContentProps = {
  /** URL of the order with its files. */
  orderHref: string;
  /**
   * Whether the step is about files. Submitted files are shown only on the page of the order, so the step links
   * to it.
   */
  isAboutFiles: boolean;
  /** Content of this step as it was sent. */
  children: ReactNode;
};

/** Shows the content of this step as it was sent, so that the customer can compare it with the corrections. */
export function SubmittedContent({ orderHref, isAboutFiles, children }: SubmittedContentProps) {
  if (isAboutFiles) {
    return (
      <p className="nu:text-muted">
        <Link href={orderHref} className="nu:font-semibold nu:text-brand nu:hover:underline">
          Lihat berkas yang dikirim sebelumnya
        </Link>{' '}
        di detail pesanan.
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
