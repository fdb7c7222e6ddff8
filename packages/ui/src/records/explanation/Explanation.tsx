import { BookOpenText } from 'lucide-react';
import { useState } from 'react';
import { useLazyComponent } from '../../flow/lazy-component/use-lazy-component.ts';
import { Button, ButtonLink } from '../../primitives/button/index.ts';
import { useMessages } from '../../primitives/host/messages.ts';
import { recordMessages } from '../messages.ts';
import type { OpenPdf } from '../pdf-viewer/index.ts';
import type { ExplanationDialogProps } from './ExplanationDialog.tsx';

export type ExplanationProps = {
  href: string;
  /** Opens the PDF, which a dialog then shows. Without this function, the PDF opens in a new tab. */
  openPdf?: OpenPdf | undefined;
};

const buttonProps = {
  variant: 'secondary',
  iconStart: <BookOpenText aria-hidden="true" size={20} />,
} as const;

/**
 * A button that opens the insurer's explanation of the coverage, a PDF. The PDF viewer loads on the first
 * click.
 */
export function Explanation({ href, openPdf }: ExplanationProps) {
  const texts = useMessages('Records', recordMessages);
  const [open, setOpen] = useState(false);
  const [ExplanationViewer, ensureLoaded] = useLazyComponent<ExplanationDialogProps>(() =>
    import('./ExplanationDialog.tsx').then(({ ExplanationDialog }) => ExplanationDialog),
  );
  if (!openPdf) {
    return (
      <ButtonLink {...buttonProps} href={href} target="_blank" rel="noopener">
        {texts.explanation}
        <span className="nu:sr-only"> {texts.newTab}</span>
      </ButtonLink>
    );
  }
  return (
    <>
      <Button {...buttonProps} onClick={async () => setOpen(await ensureLoaded())}>
        {texts.explanation}
      </Button>
      {ExplanationViewer && (
        <ExplanationViewer href={href} openPdf={openPdf} open={open} onOpenChange={setOpen} />
      )}
    </>
  );
}
