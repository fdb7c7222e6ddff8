import { CircleAlert } from 'lucide-react';
import { cx } from '../primitives/cx.ts';
import { useMessages } from '../primitives/host/messages.ts';
import { recordMessages } from './messages.ts';

export type LateNoticeProps = {
  /** What the member can still do, and what happens if the member does nothing. */
  text: string;
  className?: string;
};

/** A notice about a missed deadline: an icon, words that state it, and what the member can still do. */
export function LateNotice({ text, className }: LateNoticeProps) {
  const texts = useMessages('Records', recordMessages);
  return (
    <p
      className={cx(
        'nu:flex nu:items-start nu:gap-2 nu:rounded-field nu:bg-bad-tint nu:px-3 nu:py-2 nu:text-sm',
        className,
      )}
    >
      <CircleAlert size={18} aria-hidden="true" className="nu:mt-0.5 nu:shrink-0 nu:text-bad" />
      <span>
        <strong className="nu:text-bad">{texts.late}</strong> {text}
      </span>
    </p>
  );
}
