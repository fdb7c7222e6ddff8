import type { ReactNode } from 'react';
import { useMessages } from '../../primitives/host/messages.ts';
import { Link } from '../../primitives/link/index.ts';
import { revisionFormMessages } from './messages.ts';

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
  const texts = useMessages('RevisionForm', revisionFormMessages);
  if (isAboutFiles) {
    return (
      <p className="nu:text-muted">
        <Link href={orderHref} className="nu:font-semibold nu:text-brand nu:hover:underline">
          {texts.submittedFiles}
        </Link>{' '}
        {texts.inOrder}
      </p>
    );
  }
  return (
    <details className="nu:rounded-card nu:border nu:border-line nu:bg-surface nu:px-4 nu:@tablet:px-5">
      <summary className="nu:flex nu:min-h-12 nu:cursor-pointer nu:items-center nu:font-semibold">
        {texts.submitted}
      </summary>
      <div className="nu:pb-4">{children}</div>
    </details>
  );
}
