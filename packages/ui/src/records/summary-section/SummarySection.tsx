import type { ReactNode } from 'react';
import { Button } from '../../primitives/button/index.ts';
import { Card } from '../../primitives/card/index.ts';
import { Heading } from '../../primitives/heading/index.ts';
import { useMessages } from '../../primitives/host/messages.ts';
import { recordMessages } from '../messages.ts';

export type SummarySectionProps = {
  title: string;
  /** Absent if the section cannot be edited here. */
  onEdit?: () => void;
  children: ReactNode;
};

/** A section of the summary of an order or a claim, with an edit button. */
export function SummarySection({ title, onEdit, children }: SummarySectionProps) {
  const texts = useMessages('Records', recordMessages);
  return (
    <Card>
      <div className="nu:mb-3 nu:flex nu:min-h-11 nu:items-center nu:justify-between nu:gap-3">
        <Heading level={2} className="nu:text-h5">
          {title}
        </Heading>
        {onEdit && (
          <Button
            variant="quiet"
            size="sm"
            className="nu:-me-3"
            onClick={onEdit}
            aria-label={texts.changePart(title)}
          >
            {texts.change}
          </Button>
        )}
      </div>
      {children}
    </Card>
  );
}
