import { usualTimeText } from '@naungan/domain/claim';
import type { ClaimDetail } from '@naungan/domain/claim/record';
import { Banknote, Check, Flag, type LucideIcon, Search, Stamp, Undo2, X } from 'lucide-react';
import { Badge } from '../../primitives/badge/index.ts';
import { cx } from '../../primitives/cx.ts';
import { useMessages } from '../../primitives/host/messages.ts';
import { DetailGroup } from '../../records/detail-layout/index.ts';
import { claimPageMessages } from './messages.ts';

type Stage = ClaimDetail['progress']['stage'][number];

const ICONS: Readonly<Record<string, LucideIcon>> = {
  check: Check,
  search: Search,
  stamp: Stamp,
  banknote: Banknote,
  flag: Flag,
};

const STAGE_VARIANTS = {
  done: { circleClass: 'nu:border-brand nu:bg-brand nu:text-on-brand' },
  current: { circleClass: 'nu:border-sun nu:bg-sun-tint nu:text-warn' },
  stopped: { circleClass: 'nu:border-bad nu:bg-bad-tint nu:text-bad' },
  withdrawn: { circleClass: 'nu:border-field nu:bg-surface nu:text-ink' },
  ahead: { circleClass: 'nu:border-field nu:bg-surface nu:text-muted' },
} as const;

/** `isPending` marks the current stage. */
function variantOf(
  { isCompleted, isPending }: Stage,
  status: ClaimDetail['status'],
): keyof typeof STAGE_VARIANTS {
  if (isCompleted) return 'done';
  if (!isPending) return 'ahead';
  if (status === 'withdrawn') return 'withdrawn';
  return status === 'reject' ? 'stopped' : 'current';
}

const VARIANT_ICONS: Readonly<Partial<Record<keyof typeof STAGE_VARIANTS, LucideIcon>>> = {
  done: Check,
  stopped: X,
  withdrawn: Undo2,
};

/**
 * The stages of a claim with their dates, and who must act at present. A rejected claim stops at its current stage
 * [Q21].
 */
export function ClaimStages({ claim }: { claim: ClaimDetail }) {
  const texts = useMessages('ClaimPage', claimPageMessages);
  const { stage, message, turn } = claim.progress;
  const isEnded = claim.next.task === 'none';
  const hasUsualTimes = !isEnded && claim.status !== 'reject';
  // The API sends the turn as displayed text.
  const isClaimantsTurn = turn === 'Giliran Anda';
  return (
    <DetailGroup
      group="progres"
      action={!isEnded && <Badge tone={isClaimantsTurn ? 'warning' : 'neutral'}>{turn}</Badge>}
    >
      <ol className="nu:grid nu:@tablet:grid-cols-5">
        {stage.map((item, index) => {
          const variant = variantOf(item, claim.status);
          const Icon = VARIANT_ICONS[variant] ?? ICONS[item.icon] ?? Flag;
          return (
            <li
              key={item.title}
              aria-current={item.isPending ? 'step' : undefined}
              data-variant={variant}
              className="nu:relative nu:flex nu:gap-4 nu:not-last:pb-5 nu:@tablet:not-last:pb-0 nu:@tablet:flex-col nu:@tablet:items-center nu:@tablet:gap-2 nu:@tablet:text-center"
            >
              {index < stage.length - 1 && (
                <span
                  aria-hidden="true"
                  className={cx(
                    'nu:absolute nu:start-[1.1875rem] nu:top-11 nu:bottom-1 nu:w-[3px] nu:rounded-pill',
                    'nu:@tablet:start-[calc(50%+1.625rem)] nu:@tablet:top-[1.1875rem] nu:@tablet:bottom-auto nu:@tablet:h-[3px] nu:@tablet:w-[calc(100%-3.25rem)]',
                    item.isCompleted ? 'nu:bg-brand' : 'nu:bg-line',
                  )}
                />
              )}
              <span
                aria-hidden="true"
                className={cx(
                  'nu:grid nu:size-10 nu:shrink-0 nu:place-items-center nu:rounded-full nu:border-[3px]',
                  STAGE_VARIANTS[variant].circleClass,
                )}
              >
                <Icon size={18} />
              </span>
              <span className="nu:min-w-0 nu:pt-1.5 nu:@tablet:pt-0">
                <span
                  className={cx(
                    'nu:block nu:text-[0.9375rem] nu:leading-6',
                    variant === 'ahead' ? 'nu:text-muted' : 'nu:font-semibold',
                    variant === 'current' && 'nu:text-warn',
                    variant === 'stopped' && 'nu:text-bad',
                  )}
                >
                  {item.title}
                  <span className="nu:sr-only">, {texts[variant]}</span>
                </span>
                {/* The insurer usually needs this time. It is hidden in the current stage while the insurer waits for the claimant. */}
                {hasUsualTimes &&
                  item.usualDays !== null &&
                  !item.isCompleted &&
                  !(item.isPending && isClaimantsTurn) && (
                    <span className="nu:block nu:text-sm nu:leading-5 nu:text-balance nu:text-muted">
                      {usualTimeText(item.usualDays)}
                    </span>
                  )}
                {item.date && (
                  <span className="nu:tabular nu:block nu:text-sm nu:leading-5 nu:text-balance nu:text-muted">
                    {item.date}
                  </span>
                )}
              </span>
            </li>
          );
        })}
      </ol>
      {/* For other tasks the card of the next step contains this message. */}
      {claim.next.task === 'workshop' && (
        <p className="nu:mt-5 nu:border-t nu:border-line nu:pt-4 nu:text-muted">{message}</p>
      )}
    </DetailGroup>
  );
}
