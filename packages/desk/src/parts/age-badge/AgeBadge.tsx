import { formatDateTime } from '@naungan/domain/dates';
import { cx } from '../cx.ts';
import { ageText, ageTone, waitText } from './age.ts';

const TONES = {
  neutral: 'nu:bg-line/60 nu:text-ink',
  warning: 'nu:bg-warn-tint nu:text-warn',
  danger: 'nu:bg-bad-tint nu:text-bad',
} as const;

export type AgeBadgeProps = {
  /** The instant since which the record waits. */
  since: string;
  /** The current time in milliseconds. */
  now: number;
  /** Whether the record waits for the desk. Otherwise the age has no colour. */
  isWaiting?: boolean;
  /** Whether the text begins with 'Menunggu'. */
  isNamed?: boolean;
};

/** The time for which a record waits. The full date is in its title. */
export function AgeBadge({ since, now, isWaiting = true, isNamed = false }: AgeBadgeProps) {
  const ms = now - Date.parse(since);
  const tone = isWaiting ? ageTone(ms) : 'neutral';
  return (
    <time
      dateTime={since}
      title={formatDateTime(since)}
      data-tone={tone}
      className={cx(
        'nu:tabular nu:inline-block nu:min-w-14 nu:rounded-md nu:px-1.5 nu:py-0.5 nu:text-center nu:text-xs nu:font-semibold nu:whitespace-nowrap',
        isWaiting ? TONES[tone] : 'nu:text-muted',
      )}
    >
      {isNamed ? waitText(ms) : ageText(ms)}
    </time>
  );
}
