import { useEffect, useRef } from 'react';
import { AsyncContent } from '../../flow/async-content/index.ts';
import { Skeleton } from '../../primitives/skeleton/index.ts';
import type { PdfPage, PdfPages } from './pdf-pages.ts';

export type PdfPageViewProps = { pages: PdfPages; number: number; label: string };

/** More than this costs a phone its memory and shows nothing more. */
const MOST_PIXELS_WIDE = 2_000;

function Sheet({ page, label }: { page: PdfPage; label: string }) {
  const canvas = useRef<HTMLCanvasElement>(null);

  useEffect(() => {
    const element = canvas.current;
    if (!element) return;
    // Sharp also when it is zoomed.
    const width = Math.min(MOST_PIXELS_WIDE, element.clientWidth * Math.max(2, window.devicePixelRatio));
    // A page that cannot be drawn can still be read out and saved.
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

/** One page, and its text for who cannot see it. */
export function PdfPageView({ pages, number, label }: PdfPageViewProps) {
  return (
    <AsyncContent
      load={() => pages.page(number)}
      loadKey={String(number)}
      skeleton={<Skeleton className="nu:aspect-[1/1.414] nu:w-full nu:rounded-field" />}
    >
      {(page) => <Sheet page={page} label={label} />}
    </AsyncContent>
  );
}
