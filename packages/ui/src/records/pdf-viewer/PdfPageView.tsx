import { useEffect, useRef } from 'react';
import { AsyncContent } from '../../flow/async-content/index.ts';
import { Skeleton } from '../../primitives/skeleton/index.ts';
import type { PdfPage, PdfPages } from './pdf-pages.ts';

export type PdfPageViewProps = { pages: PdfPages; number: number; label: string };

/**
 * Maximum width of the canvas in pixels. A wider canvas needs more of a phone's memory without a visible
 * difference.
 */
const MAX_WIDTH_PX = 2_000;

function PageCanvas({ page, label }: { page: PdfPage; label: string }) {
  const canvas = useRef<HTMLCanvasElement>(null);

  useEffect(() => {
    const element = canvas.current;
    if (!element) return;
    // The canvas has at least two pixels per CSS pixel, so that it is sharp when the visitor zooms.
    const width = Math.min(MAX_WIDTH_PX, element.clientWidth * Math.max(2, window.devicePixelRatio));
    // If drawing fails, screen readers can still read the text, and the PDF can be downloaded.
    void page.draw(element, width).catch(() => undefined);
  }, [page]);

  return (
    <>
      <canvas
        ref={canvas}
        role="img"
        aria-label={label}
        style={{ aspectRatio: `1 / ${page.ratio}` }}
        className="nu:block nu:w-full nu:rounded-field nu:border nu:border-line nu:bg-white"
      />
      <p className="nu:sr-only">{page.text}</p>
    </>
  );
}

/** Shows one page as a picture, with its text for screen readers. */
export function PdfPageView({ pages, number, label }: PdfPageViewProps) {
  return (
    <AsyncContent
      load={() => pages.page(number)}
      loadKey={String(number)}
      skeleton={<Skeleton className="nu:aspect-[1/1.414] nu:w-full nu:rounded-field" />}
    >
      {(page) => <PageCanvas page={page} label={label} />}
    </AsyncContent>
  );
}
