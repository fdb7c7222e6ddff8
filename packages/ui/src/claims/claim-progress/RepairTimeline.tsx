import { REPAIR_LABELS, REPAIR_STEPS } from '@naungan/domain/claim';
import type { ClaimDetail } from '@naungan/domain/claim/record';
import { formatDateTime } from '@naungan/domain/dates';
import { cx } from '../../primitives/cx.ts';
import { useMessages } from '../../primitives/host/messages.ts';
import { DetailGroup } from '../../records/detail-layout/index.ts';
import { claimPageMessages } from './messages.ts';

/** Returns whether a repair was approved or has begun. */
export function hasRepair({ vehicle, payment }: ClaimDetail): boolean {
  if (!vehicle) return false;
  const isApproved = payment.replacement.selectedMethod === 'workshop' && payment.approvedAmount !== null;
  return isApproved || vehicle.repair.length > 0;
}

/** The progress of the repair: completed steps with their dates, and the next steps. */
export function RepairTimeline({ repair }: { repair: NonNullable<ClaimDetail['vehicle']>['repair'] }) {
  const texts = useMessages('ClaimPage', claimPageMessages);
  return (
    <DetailGroup group="perbaikan">
      <ol>
        {REPAIR_STEPS.map((step, index) => {
          const completedStep = repair.find((candidate) => candidate.step === step);
          return (
            <li key={step} className="nu:relative nu:flex nu:gap-4 nu:not-last:pb-4">
              {index < REPAIR_STEPS.length - 1 && (
                <span
                  aria-hidden="true"
                  className={cx(
                    'nu:absolute nu:start-[0.5625rem] nu:top-7 nu:bottom-0 nu:w-0.5 nu:rounded-pill',
                    completedStep ? 'nu:bg-brand' : 'nu:bg-line',
                  )}
                />
              )}
              <span
                aria-hidden="true"
                className={cx(
                  'nu:mt-1 nu:size-5 nu:shrink-0 nu:rounded-full nu:border-[3px]',
                  completedStep ? 'nu:border-brand nu:bg-brand' : 'nu:border-field nu:bg-surface',
                )}
              />
              <div className="nu:min-w-0">
                <p className={completedStep ? 'nu:font-semibold' : 'nu:text-muted'}>
                  {REPAIR_LABELS[step]}
                  {!completedStep && <span className="nu:sr-only">{texts.notReached}</span>}
                </p>
                {completedStep && (
                  <p className="nu:text-sm nu:text-muted">
                    <span className="nu:tabular">{formatDateTime(completedStep.at)}</span>
                    {completedStep.note && <span className="nu:block">{completedStep.note}</span>}
                  </p>
                )}
              </div>
            </li>
          );
        })}
      </ol>
    </DetailGroup>
  );
}
