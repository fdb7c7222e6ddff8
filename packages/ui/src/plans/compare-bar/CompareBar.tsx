import { X } from 'lucide-react';
import { Button } from '../../primitives/button/index.ts';
import { cx } from '../../primitives/cx.ts';
import { type Messages, type MessagesOf, useMessages } from '../../primitives/host/messages.ts';
import { usePinnedBar } from '../../primitives/use-pinned-bar.ts';
import { compareBarMessages } from './messages.ts';

/**
 * A plan chosen for comparison. A shared link contains only the ids of its plans; until the comparison has loaded such
 * a plan, its name is ''.
 */
export type ComparedPlan = { _id: string; productName: string };

export type CompareBarProps = {
  plans: readonly ComparedPlan[];
  limit: number;
  /** Whether the visitor tried to add more plans than `limit`. */
  isLimitExceeded: boolean;
  /** Whether the comparison is loading. */
  pending: boolean;
  onRemove: (id: string) => void;
  /** Removes all plans. */
  onReset: () => void;
  onCompare: () => void;
  /** Replaces single texts of the component. */
  messages?: MessagesOf<'CompareBar'> | undefined;
};

const slotClass =
  'nu:flex nu:min-h-11 nu:min-w-0 nu:items-center nu:rounded-field nu:border nu:px-3 nu:text-[0.9375rem] nu:leading-5 nu:@tablet:w-60';

/** Minimum number of plans in a comparison [2 §4]. */
const MIN_PLANS = 2;

/** Returns the message for screen readers: the number of chosen plans, or why another plan was refused. */
function messageOf({ plans, limit, isLimitExceeded }: CompareBarProps, texts: Messages['CompareBar']) {
  if (isLimitExceeded) return texts.tooMany(limit);
  return plans.length === 0 ? '' : texts.chosen(plans.length, limit);
}

/**
 * A bar at the bottom of its parent element, shown while plans are chosen for comparison. It opens the
 * comparison of two or more plans [2 §4].
 */
export function CompareBar(props: CompareBarProps) {
  const { plans, limit, isLimitExceeded, pending, onRemove, onReset, onCompare } = props;
  const texts = useMessages('CompareBar', compareBarMessages, props.messages);
  const nameOf = ({ productName }: ComparedPlan) => productName || texts.unnamed;
  const message = messageOf(props, texts);
  const isReady = plans.length >= MIN_PLANS;
  const pinnedRef = usePinnedBar();
  return (
    <>
      <p role="status" className="nu:sr-only">
        {message}
      </p>
      {plans.length > 0 && (
        <section
          ref={pinnedRef}
          aria-label={texts.label}
          className="nu:sticky nu:bottom-0 nu:z-20 nu:bg-ink nu:text-surface nu:[&_:focus-visible]:outline-surface"
        >
          <div className="nu:container-page nu:grid nu:gap-2.5 nu:pt-3 nu:pb-[max(0.75rem,env(safe-area-inset-bottom))] nu:@tablet:flex nu:@tablet:flex-wrap nu:@tablet:items-center">
            {isLimitExceeded && (
              <p aria-hidden="true" className="nu:text-sm nu:@tablet:basis-full">
                {message}
              </p>
            )}
            <ul className="nu:grid nu:min-w-0 nu:flex-1 nu:grid-cols-2 nu:gap-2.5 nu:@tablet:flex nu:@tablet:flex-wrap">
              {plans.map((plan) => (
                <li
                  key={plan._id}
                  className={cx(
                    slotClass,
                    'nu:animate-[nu-drop_200ms_ease-out] nu:justify-between nu:gap-1 nu:border-surface/40 nu:bg-surface/10 nu:pe-0',
                  )}
                >
                  <span className="nu:line-clamp-2 nu:text-sm nu:leading-[1.15rem] nu:font-semibold nu:[overflow-wrap:anywhere]">
                    {nameOf(plan)}
                  </span>
                  <button
                    type="button"
                    aria-label={texts.remove(nameOf(plan))}
                    onClick={() => onRemove(plan._id)}
                    className="nu:grid nu:size-11 nu:shrink-0 nu:place-items-center nu:rounded-field nu:hover:bg-surface/15"
                  >
                    <X aria-hidden="true" size={18} />
                  </button>
                </li>
              ))}
              {plans.length < limit && (
                <li className={cx(slotClass, 'nu:border-dashed nu:border-surface/50 nu:text-surface/85')}>
                  {isReady ? texts.more(limit - plans.length) : texts.missing(MIN_PLANS - plans.length)}
                </li>
              )}
              {limit > 2 && plans.length > 1 && (
                // Only a bar for three plans has this button, because two plans are quickly removed one by one.
                <li className="nu:grid">
                  <button
                    type="button"
                    onClick={onReset}
                    className="nu:min-h-11 nu:rounded-field nu:px-3 nu:text-[0.9375rem] nu:font-semibold nu:underline nu:underline-offset-4 nu:hover:bg-surface/15"
                  >
                    {texts.reset}
                  </button>
                </li>
              )}
            </ul>
            <Button pending={pending} disabled={!isReady} onClick={onCompare}>
              {texts.compare(plans.length, limit)}
            </Button>
          </div>
        </section>
      )}
    </>
  );
}
