import type { ReactNode } from 'react';
import { CopyButton } from '../../primitives/copy-button/index.ts';
import { cx } from '../../primitives/cx.ts';
import { groupDigits } from './group-digits.ts';

export type AccountNumberProps = {
  label: string;
  /** The gateway's number; displayed in groups of four, copied unchanged. */
  value: string;
  /** The badge of the bank, shown before the label. */
  badge?: ReactNode;
  /** The account holder, shown below the number. */
  note?: string | undefined;
};

/** Longer numbers get a smaller font, so that they stay on one line. */
const MAX_LARGE_LENGTH = 16;

/**
 * Shows an account number to pay to. The number stays on one line, because its font size follows the width of the
 * container. In containers below 26 rem the copy button is below the number, unless the number is short. The gaps
 * between the groups are margins, so that a selection copies digits only.
 */
export function AccountNumber({ label, value, badge, note }: AccountNumberProps) {
  const groups = groupDigits(value);
  return (
    <div className="nu:@container nu:rounded-card nu:border nu:border-line nu:p-4">
      <div
        className={cx(
          'nu:flex nu:gap-3',
          groups.length > 1
            ? 'nu:flex-col nu:@min-[26rem]:flex-row nu:@min-[26rem]:items-center'
            : 'nu:items-center',
        )}
      >
        <div className="nu:min-w-0 nu:flex-1">
          <p className="nu:flex nu:items-center nu:gap-2 nu:text-sm nu:text-muted">
            {badge}
            {label}
          </p>
          <p
            className={`nu:tabular nu:mt-1 nu:font-extrabold nu:whitespace-nowrap nu:text-ink ${value.length > MAX_LARGE_LENGTH ? 'nu:text-[clamp(1rem,6.2cqi,1.5rem)]' : 'nu:text-[clamp(1.125rem,7.4cqi,1.625rem)]'} nu:leading-tight`}
          >
            {groups.map((group, index) => (
              // The index is the key: groups can be equal, and their order never changes.
              <span key={index} className="nu:not-last:me-[0.28em]">
                {group}
              </span>
            ))}
          </p>
          {note && <p className="nu:mt-1 nu:text-sm nu:text-muted">{note}</p>}
        </div>
        <CopyButton value={value} subject={label.toLowerCase()} />
      </div>
    </div>
  );
}
