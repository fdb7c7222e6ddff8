import { statusRow } from '@naungan/domain/status';
import { Badge } from '../primitives/badge/index.ts';

/** A status with its label and colour [3 §4]. */
export function StatusBadge({ status, className }: { status: string; className?: string }) {
  const { label, tone } = statusRow(status);
  return (
    <Badge tone={tone} className={className}>
      {label}
    </Badge>
  );
}
