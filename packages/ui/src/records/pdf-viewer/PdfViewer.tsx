import { ChevronLeft, ChevronRight, ZoomIn, ZoomOut } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { AsyncContent } from '../../flow/async-content/index.ts';
import { cx } from '../../primitives/cx.ts';
import { HostElement, type PageAttributes } from '../../primitives/HostElement.tsx';
import { useMessages } from '../../primitives/host/messages.ts';
import { IconButton } from '../../primitives/icon-button/index.ts';
import { Skeleton } from '../../primitives/skeleton/index.ts';
import { pdfViewerMessages } from './messages.ts';
import { PdfPageView } from './PdfPageView.tsx';
import type { OpenPdf, PdfPages } from './pdf-pages.ts';

export type PdfViewerProps = { href: string; title: string; openPdf: OpenPdf };

type PageButtonProps = { label: string; isEnabled: boolean; onPress: () => void; children: ReactNode };

/**
 * A button that turns the page. On the first and the last page it is not `disabled` but `aria-disabled`, so
 * that it keeps the focus.
 */
function PageButton({ label, isEnabled, onPress, children }: PageButtonProps) {
  return (
    <IconButton
      label={label}
      aria-disabled={!isEnabled}
      onClick={isEnabled ? onPress : undefined}
      className="nu:border nu:border-field nu:aria-disabled:opacity-45"
    >
      {children}
    </IconButton>
  );
}

function Pages({ pages, title }: { pages: PdfPages; title: string }) {
  const texts = useMessages('PdfViewer', pdfViewerMessages);
  const [pageNumber, setPageNumber] = useState(1);
  const [isEnlarged, setIsEnlarged] = useState(false);
  const scrollArea = useRef<HTMLElement>(null);
  // `close` is the clean-up function: the document is closed when the viewer unmounts.
  useEffect(() => pages.close, [pages]);

  function goToPage(target: number) {
    setPageNumber(target);
    scrollArea.current?.scrollTo({ left: 0 });
  }
  return (
    <div className="nu:grid nu:min-w-0 nu:gap-3">
      <div className="nu:sticky nu:top-0 nu:z-10 nu:flex nu:items-center nu:gap-2 nu:bg-surface nu:py-1">
        <PageButton
          label={texts.previous}
          isEnabled={pageNumber > 1}
          onPress={() => goToPage(pageNumber - 1)}
        >
          <ChevronLeft aria-hidden="true" size={22} />
        </PageButton>
        <p aria-live="polite" className="nu:tabular nu:min-w-32 nu:text-center">
          {texts.progress(pageNumber, pages.count)}
        </p>
        <PageButton
          label={texts.next}
          isEnabled={pageNumber < pages.count}
          onPress={() => goToPage(pageNumber + 1)}
        >
          <ChevronRight aria-hidden="true" size={22} />
        </PageButton>
        <IconButton
          label={isEnlarged ? texts.zoomOut : texts.zoomIn}
          className="nu:ms-auto nu:border nu:border-field"
          onClick={() => setIsEnlarged(!isEnlarged)}
        >
          {isEnlarged ? <ZoomOut aria-hidden="true" size={20} /> : <ZoomIn aria-hidden="true" size={20} />}
        </IconButton>
      </div>
      <section
        ref={scrollArea}
        aria-label={texts.content(title)}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area must be reachable by keyboard
        tabIndex={0}
        className="nu:min-w-0 nu:overflow-x-auto nu:rounded-field nu:outline-offset-2"
      >
        <div className={cx('nu:relative', isEnlarged ? 'nu:w-[200%]' : 'nu:w-full')}>
          <PdfPageView pages={pages} number={pageNumber} label={texts.page(title, pageNumber)} />
        </div>
      </section>
    </div>
  );
}

/** A PDF viewer that shows one page at a time [3 §2]. */
export function PdfViewer(props: PdfViewerProps & PageAttributes<'PdfViewer'>) {
  return (
    <HostElement<PdfViewerProps> props={props} name="PdfViewer">
      {(own) => <PdfViewerContent {...own} />}
    </HostElement>
  );
}

function PdfViewerContent({ href, title, openPdf }: PdfViewerProps) {
  const isUnmounted = useRef(false);
  useEffect(() => {
    isUnmounted.current = false;
    return () => {
      isUnmounted.current = true;
    };
  }, []);

  async function load() {
    const pages = await openPdf(href);
    // If the viewer was closed while the document loaded, the worker and the memory are released.
    if (isUnmounted.current) pages.close();
    return pages;
  }
  return (
    <AsyncContent
      load={load}
      skeleton={<Skeleton className="nu:aspect-[1/1.414] nu:w-full nu:rounded-field" />}
    >
      {(pages) => <Pages pages={pages} title={title} />}
    </AsyncContent>
  );
}
