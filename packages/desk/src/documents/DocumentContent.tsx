import { PdfViewer } from '@naungan/ui/records/pdf-viewer';
import { useState } from 'react';
import { useDesk } from '../desk/desk-context.ts';
import type { DeskDocument } from './document.ts';
import { ImageView } from './ImageView.tsx';
import type { ViewState } from './view-state.ts';

export type DocumentContentProps = { document: DeskDocument; view: ViewState; onReload: () => void };

/** A picture or a PDF. A file of an unknown type that is no picture is shown as a PDF: uploads have no other types. */
export function DocumentContent({ document, view, onReload }: DocumentContentProps) {
  const { openPdf } = useDesk();
  const { url, title } = document;
  const [isPdf, setIsPdf] = useState(document.isPdf);
  if (isPdf)
    return (
      <div className="nu:mx-auto" style={{ width: `${view.zoom}%`, rotate: `${view.turns * 90}deg` }}>
        <PdfViewer href={url} title={title} openPdf={openPdf} />
      </div>
    );
  return (
    <ImageView
      url={url}
      title={title}
      view={view}
      onRetry={onReload}
      onUnreadable={isPdf === null ? () => setIsPdf(true) : undefined}
    />
  );
}
