import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useShortcuts } from '../shortcuts/use-shortcuts.ts';
import { DeskButton } from './desk-button/DeskButton.tsx';

export type PagerProps = {
  /** Undefined on the first page. */
  onPrevious: (() => void) | undefined;
  /** Undefined on the last page. */
  onNext: (() => void) | undefined;
  /** The shown rows: '1–50'. */
  text: string;
};

/** Moves through a long list page by page. */
export function Pager({ onPrevious, onNext, text }: PagerProps) {
  useShortcuts('Halaman', [
    ...(onNext ? [{ keys: ']', label: 'Halaman berikutnya', run: onNext }] : []),
    ...(onPrevious ? [{ keys: '[', label: 'Halaman sebelumnya', run: onPrevious }] : []),
  ]);
  return (
    <nav
      aria-label="Halaman"
      className="nu:flex nu:flex-wrap nu:items-center nu:gap-2 nu:border-t nu:border-line nu:bg-surface nu:px-5 nu:py-2"
    >
      <p className="nu:tabular nu:me-auto nu:text-sm nu:text-muted" role="status">
        {text}
      </p>
      <DeskButton
        disabled={!onPrevious}
        onClick={onPrevious}
        keys="["
        iconStart={<ChevronLeft aria-hidden="true" size={16} />}
      >
        Sebelumnya
      </DeskButton>
      <DeskButton
        disabled={!onNext}
        onClick={onNext}
        keys="]"
        iconStart={<ChevronRight aria-hidden="true" size={16} />}
      >
        Berikutnya
      </DeskButton>
    </nav>
  );
}
