import { formatDate } from '@naungan/domain/dates';

/** The last day of the time that the customer was promised. */
export function DueDate({ day }: { day: string }) {
  return (
    <span className="nu:tabular nu:block nu:text-xs nu:font-normal nu:whitespace-nowrap nu:text-muted">
      Tenggat {formatDate(day)}
    </span>
  );
}
