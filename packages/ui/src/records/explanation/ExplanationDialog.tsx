import { Download } from 'lucide-react';
import { ButtonLink } from '../../primitives/button/index.ts';
import { Dialog } from '../../primitives/dialog/index.ts';
import { useMessages } from '../../primitives/host/messages.ts';
import { recordMessages } from '../messages.ts';
import { type OpenPdf, PdfViewer } from '../pdf-viewer/index.ts';

export type ExplanationDialogProps = {
  href: string;
  openPdf: OpenPdf;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

/** The insurer's explanation of the coverage, page by page [3 §2]. */
export function ExplanationDialog({ href, openPdf, open, onOpenChange }: ExplanationDialogProps) {
  const texts = useMessages('Records', recordMessages);
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={texts.explanation}
      size="lg"
      footer={
        <ButtonLink
          href={href}
          download
          variant="secondary"
          iconStart={<Download aria-hidden="true" size={20} />}
        >
          {texts.downloadPdf}
        </ButtonLink>
      }
    >
      <PdfViewer href={href} title={texts.explanation} openPdf={openPdf} />
    </Dialog>
  );
}
