import { BookOpenText } from 'lucide-react';
import { useState } from 'react';
import { useLazyPart } from '../../flow/lazy-part/use-lazy-part.ts';
import { Button, ButtonLink } from '../../primitives/button/index.ts';
import type { OpenPdf } from '../pdf-viewer/index.ts';
import type { ExplanationDialogProps } from './ExplanationDialog.tsx';

export type ExplanationProps = {
  href: string;
  /** Shows it here, page by page; without it, a new tab does. */
  openPdf?: OpenPdf | undefined;
};

const look = { variant: 'secondary', iconStart: <BookOpenText aria-hidden="true" size={20} /> } as const;

/** Leads to the explanation of the insurance; the viewer loads at the first press. */
export function Explanation({ href, openPdf }: ExplanationProps) {
  const [open, setOpen] = useState(false);
  const [Part, need] = useLazyPart<ExplanationDialogProps>(() =>
    import('./ExplanationDialog.tsx').then(({ ExplanationDialog }) => ExplanationDialog),
  );
  if (!openPdf) {
    return (
      <ButtonLink {...look} href={href} target="_blank" rel="noopener">
        Penjelasan Asuransi
        <span className="nu:sr-only"> (buka di tab baru)</span>
      </ButtonLink>
    );
  }
  return (
    <>
      <Button {...look} onClick={async () => setOpen(await need())}>
        Penjelasan Asuransi
      </Button>
      {Part && <Part href={href} openPdf={openPdf} open={open} onOpenChange={setOpen} />}
    </>
  );
}
