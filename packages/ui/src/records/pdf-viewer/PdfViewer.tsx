import { ChevronLeft, ChevronRight, ZoomIn, ZoomOut } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { AsyncContent } from '../../flow/async-content/index.ts';
import { cx } from '../../primitives/cx.ts';
import { IconButton } from '../../primitives/icon-button/index.ts';
import { Skeleton } from '../../primitives/skeleton/index.ts';
import { PdfPageView } from './PdfPageView.tsx';
import type { OpenPdf, PdfPages } from './pdf-pages.ts';

export type PdfViewerProps = { href: string; title: string; openPdf: OpenPdf };

type TurnProps = { label: string; possible: boolean; onTurn: () => void; children: ReactNode };

/** At the end it stays where it is, with the focus on it. */
function Turn({ label, possible, onTurn, children }: TurnProps) {
  return (
    <IconButton
      label={label}
      aria-disabled={!possible}
      onClick={possible ? onTurn : undefined}
      className="nu:border nu:border-field nu:aria-disabled:opacity-45"
    >
      {children}
    </IconButton>
  );
}

function Pages({ pages, title }: { pages: PdfPages; title: string }) {
  const [number, setNumber] = useState(1);
  const [large, setLarge] = useState(false);
  const sheet = useRef<HTMLElement>(null);
  useEffect(() => pages.close, [pages]);

  function turn(to: number) {
    setNumber(to);
    sheet.current?.scrollTo({ left: 0 });
  }
  return (
    <div className="nu:grid nu:min-w-0 nu:gap-3">
      <div className="nu:sticky nu:top-0 nu:z-10 nu:flex nu:items-center nu:gap-2 nu:bg-surface nu:py-1">
        <Turn label="Halaman sebelumnya" possible={number > 1} onTurn={() => turn(number - 1)}>
          <ChevronLeft aria-hidden="true" size={22} />
        </Turn>
        <p aria-live="polite" className="nu:tabular nu:min-w-32 nu:text-center">
          Halaman {number} dari {pages.count}
        </p>
        <Turn label="Halaman berikutnya" possible={number < pages.count} onTurn={() => turn(number + 1)}>
          <ChevronRight aria-hidden="true" size={22} />
        </Turn>
        <IconButton
          label={large ? 'Perkecil halaman' : 'Perbesar halaman'}
          className="nu:ms-auto nu:border nu:border-field"
          onClick={() => setLarge(!large)}
        >
          {large ? <ZoomOut aria-hidden="true" size={20} /> : <ZoomIn aria-hidden="true" size={20} />}
        </IconButton>
      </div>
      <section
        ref={sheet}
        aria-label={`Isi ${title}`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        tabIndex={0}
        className="nu:min-w-0 nu:overflow-x-auto nu:rounded-field nu:outline-offset-2"
      >
        <div className={cx('nu:relative', large ? 'nu:w-[200%]' : 'nu:w-full')}>
          <PdfPageView pages={pages} number={number} label={`${title}, halaman ${number}`} />
        </div>
      </section>
    </div>
  );
}

/** A PDF one page at a time [3 §2]. */
export function PdfViewer({ href, title, openPdf }: PdfViewerProps) {
  const left = useRef(false);
  useEffect(() => {
    left.current = false;
    return () => {
      left.current = true;
    };
  }, []);

  async function load() {
    const pages = await openPdf(href);
    // Nobody waits for it any more, and it holds a worker and all its bytes.
    if (left.current) pages.close();
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
