import { Download } from 'lucide-react';
import { ButtonLink } from '../../primitives/button/index.ts';
import { Dialog } from '../../primitives/dialog/index.ts';
import { type OpenPdf, PdfViewer } from '../pdf-viewer/index.ts';

export type ExplanationDialogProps = {
  href: string;
  openPdf: OpenPdf;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

/** The insurer's explanation of the coverage, page by page [3 §2]. */
export function ExplanationDialog({ href, openPdf, open, onOpenChange }: ExplanationDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Penjelasan Asuransi"
      size="lg"
      footer={
        <ButtonLink
          href={href}
          download
          variant="secondary"
          iconStart={<Download aria-hidden="true" size={20} />}
        >
          Unduh PDF
        </ButtonLink>
      }
    >
      <PdfViewer href={href} title="Penjelasan Asuransi" openPdf={openPdf} />
    </Dialog>
  );
}
