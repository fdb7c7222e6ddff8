import type { ReactNode } from 'react';
import { Button } from '../../primitives/button/index.ts';
import { Card } from '../../primitives/card/index.ts';

export type SummarySectionProps = {
  title: string;
  /** Absent for what cannot be changed here. */
  onEdit?: () => void;
  children: ReactNode;
};

/** A part of the order as it was filled in, with the way back to it. */
export function SummarySection({ title, onEdit, children }: SummarySectionProps) {
  return (
    <Card>
      <div className="mb-3 flex min-h-11 items-center justify-between gap-3">
        <h2 className="text-h5">{title}</h2>
        {onEdit && (
          <Button variant="quiet" size="sm" className="-me-3" onClick={onEdit} aria-label={`Ubah ${title}`}>
            Ubah
          </Button>
        )}
      </div>
      {children}
    </Card>
  );
}
