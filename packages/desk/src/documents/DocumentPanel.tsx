import { ChevronLeft, ChevronRight, ExternalLink, RotateCw, ZoomIn, ZoomOut } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { cx } from '../parts/cx.ts';
import { ScrollArea } from '../parts/ScrollArea.tsx';
import { useShortcuts } from '../shortcuts/use-shortcuts.ts';
import { DocumentContent } from './DocumentContent.tsx';
import type { DeskDocument } from './document.ts';
import { useCentredZoom } from './use-centred-zoom.ts';
import { useVisibleTab } from './use-visible-tab.ts';
import { INITIAL_VIEW, turned, type ViewState, zoomed } from './view-state.ts';

export type DocumentPanelProps = {
  documents: readonly DeskDocument[];
  /** Loads the record again, because links expire. */
  onReload: () => void;
};

type ToolProps = {
  label: string;
  keys: string;
  onPress: () => void;
  children: ReactNode;
  disabled?: boolean;
};

const Tool = ({ label, keys, onPress, children, disabled }: ToolProps) => (
  <button
    type="button"
    aria-label={label}
    title={`${label} (${keys})`}
    aria-keyshortcuts={keys}
    disabled={disabled}
    onClick={onPress}
    className="nu:grid nu:size-8 nu:place-items-center nu:rounded-lg nu:hover:bg-line/60 nu:disabled:opacity-40"
  >
    {children}
  </button>
);

/** The documents of a record, one at a time: pictures and PDFs inline, with zoom and rotation. */
export function DocumentPanel({ documents, onReload }: DocumentPanelProps) {
  const [selectedId, setSelectedId] = useState<string | null>(null);
  const [view, setView] = useState<ViewState>(INITIAL_VIEW);
  const area = useCentredZoom(view.zoom);
  const index = Math.max(
    0,
    documents.findIndex(({ id }) => id === selectedId),
  );
  const shown = documents[index];
  const tabs = useVisibleTab(index);

  function select(next: DeskDocument | undefined) {
    if (!next) return;
    setSelectedId(next.id);
    setView(INITIAL_VIEW);
  }
  const zoomIn = () => setView((current) => zoomed(current, 1));
  const zoomOut = () => setView((current) => zoomed(current, -1));
  const turn = () => setView(turned);
  const showPrevious = () => select(documents[index - 1]);
  const showNext = () => select(documents[index + 1]);

  useShortcuts('Berkas', [
    { keys: 'n', label: 'Berkas berikutnya', run: showNext },
    { keys: 'p', label: 'Berkas sebelumnya', run: showPrevious },
    { keys: '+', aliases: ['='], label: 'Perbesar', run: zoomIn },
    { keys: '-', label: 'Perkecil', run: zoomOut },
    { keys: 'o', label: 'Putar', run: turn },
  ]);

  if (!shown)
    return (
      <div className="nu:grid nu:h-full nu:place-items-center nu:p-6 nu:text-sm nu:text-muted">
        Tidak ada berkas.
      </div>
    );
  return (
    <section aria-label="Berkas" className="nu:flex nu:h-full nu:min-h-0 nu:flex-col">
      <ul
        ref={tabs}
        className="nu:flex nu:shrink-0 nu:gap-1 nu:overflow-x-auto nu:border-b nu:border-line nu:bg-surface nu:px-3 nu:pt-2"
      >
        {documents.map((document, position) => (
          <li key={document.id}>
            <button
              type="button"
              aria-pressed={position === index}
              onClick={() => select(document)}
              className={cx(
                'nu:min-h-8.5 nu:border-b-2 nu:px-2.5 nu:text-sm nu:font-semibold nu:whitespace-nowrap',
                position === index
                  ? 'nu:border-brand nu:text-brand-dark'
                  : 'nu:border-transparent nu:text-muted nu:hover:text-ink',
              )}
            >
              {document.title}
              {document.note && <span className="nu:ms-1.5 nu:text-xs nu:text-warn">{document.note}</span>}
            </button>
          </li>
        ))}
      </ul>
      <div className="nu:flex nu:shrink-0 nu:items-center nu:gap-0.5 nu:border-b nu:border-line nu:bg-surface nu:px-3 nu:py-1">
        <Tool label="Berkas sebelumnya" keys="p" onPress={showPrevious} disabled={index === 0}>
          <ChevronLeft aria-hidden="true" size={18} />
        </Tool>
        <p role="status" className="nu:tabular nu:px-1 nu:text-xs nu:text-muted">
          {index + 1} / {documents.length}
        </p>
        <Tool label="Berkas berikutnya" keys="n" onPress={showNext} disabled={index === documents.length - 1}>
          <ChevronRight aria-hidden="true" size={18} />
        </Tool>
        <span className="nu:ms-auto" />
        <Tool label="Perkecil" keys="-" onPress={zoomOut}>
          <ZoomOut aria-hidden="true" size={18} />
        </Tool>
        <p className="nu:tabular nu:min-w-11 nu:text-center nu:text-xs nu:text-muted">{view.zoom}%</p>
        <Tool label="Perbesar" keys="+" onPress={zoomIn}>
          <ZoomIn aria-hidden="true" size={18} />
        </Tool>
        <Tool label="Putar" keys="o" onPress={turn}>
          <RotateCw aria-hidden="true" size={18} />
        </Tool>
        <a
          href={shown.url}
          target="_blank"
          rel="noreferrer"
          aria-label={`Buka ${shown.title} di tab baru`}
          title="Buka di tab baru"
          className="nu:grid nu:size-8 nu:place-items-center nu:rounded-lg nu:hover:bg-line/60"
        >
          <ExternalLink aria-hidden="true" size={17} />
        </a>
      </div>
      <ScrollArea
        ref={area}
        // The area is the container whose size limits a picture.
        className="nu:min-h-0 nu:flex-1 nu:overflow-auto nu:bg-line/40 nu:p-3"
        style={{ containerType: 'size' }}
        aria-label={shown.title}
      >
        <DocumentContent key={shown.url} document={shown} view={view} onReload={onReload} />
      </ScrollArea>
    </section>
  );
}
