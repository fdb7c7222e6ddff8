import type { ReactNode } from 'react';
import { CopyButton } from '../../primitives/copy-button/index.ts';
import { cx } from '../../primitives/cx.ts';
import { groupDigits } from './group-digits.ts';

export type AccountNumberProps = {
  label: string;
  /** As the gateway answered it; shown in fours, copied as it is. */
  value: string;
  /** Before the label: the bank. */
  badge?: ReactNode;
  /** Under the number: whose account it is. */
  note?: string | undefined;
};

/**
 * A number to pay to. It never breaks: its size follows the width of its box, and below 26 rem the button goes
 * under it, unless it is short. The gaps are margins, so that a selection by hand copies digits only.
 */
export function AccountNumber({ label, value, badge, note }: AccountNumberProps) {
  const groups = groupDigits(value);
  return (
    <div className="@container rounded-card border border-line p-4">
      <div
        className={cx(
          'flex gap-3',
          groups.length > 1 ? 'flex-col @min-[26rem]:flex-row @min-[26rem]:items-center' : 'items-center',
        )}
      >
        <div className="min-w-0 flex-1">
          <p className="flex items-center gap-2 text-sm text-muted">
            {badge}
            {label}
          </p>
          <p
            className={`tabular mt-1 font-extrabold whitespace-nowrap text-ink ${value.length > 16 ? 'text-[clamp(1rem,6.2cqi,1.5rem)]' : 'text-[clamp(1.125rem,7.4cqi,1.625rem)]'} leading-tight`}
          >
            {groups.map((group, index) => (
              // groups may repeat, and never move
              <span key={index} className="not-last:me-[0.28em]">
                {group}
              </span>
            ))}
          </p>
          {note && <p className="mt-1 text-sm text-muted">{note}</p>}
        </div>
        <CopyButton value={value} subject={label.toLowerCase()} />
      </div>
    </div>
  );
}
