import type { Rupiah } from '@naungan/domain/money';
import type { ReactNode } from 'react';
import { Money } from '../../primitives/money/index.ts';
import { usePinnedBar } from '../../primitives/use-pinned-bar.ts';

export type PinnedActionProps = { label: string; amount: Rupiah; children: ReactNode };

/**
 * An amount and its button at the bottom of screens that are narrower than 1024 px. Must be the last child of a
 * flex column: in a grid the bar would stick only within its row.
 */
export function PinnedAction({ label, amount, children }: PinnedActionProps) {
  const pinnedRef = usePinnedBar();
  return (
    <div
      ref={pinnedRef}
      className="nu:sticky nu:bottom-0 nu:z-20 nu:mx-[calc(-1*var(--nu-gutter))] nu:flex nu:items-center nu:justify-between nu:gap-4 nu:border-t nu:border-line nu:bg-surface nu:px-(--nu-gutter) nu:pt-3 nu:pb-[calc(0.75rem+env(safe-area-inset-bottom))] nu:@desktop:hidden nu:print:hidden"
    >
      <p className="nu:min-w-0">
        <span className="nu:block nu:text-sm nu:leading-5 nu:text-muted">{label}</span>
        <Money value={amount} size="lg" />
      </p>
      {children}
    </div>
  );
}
