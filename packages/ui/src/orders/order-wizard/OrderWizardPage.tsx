import type { IsoDate } from '@naungan/domain/dates';
import type { Plan } from '@naungan/domain/lines/record';
import { MESSAGES } from '@naungan/domain/messages';
import { useState } from 'react';
import { readError } from '../../flow/action-error/action-error.ts';
import { LoadGate } from '../../flow/load-gate/index.ts';
import { WizardSkeleton } from '../../flow/wizard-frame/WizardSkeleton.tsx';
import type { ConsultantOptions } from '../../plans/consultant-dialog/use-consultant-dialog.tsx';
import { ButtonLink } from '../../primitives/button/index.ts';
import { EmptyState } from '../../primitives/empty-state/index.ts';
import { emptyDraft, type OrderDraft } from '../order-step/order-draft.ts';
import { OfflineOrder } from './OfflineOrder.tsx';
import { OrderWizard, type OrderWizardProps } from './OrderWizard.tsx';

export type OrderWizardPageProps = Omit<OrderWizardProps, 'plan' | 'draft' | 'onDraftChange'> &
  Pick<ConsultantOptions<Plan>, 'onConsultant' | 'memberPrefill' | 'requestAutosave'> & {
    /** The plan, and the draft that this device still has of it. 404 when there is no such plan. */
    load: () => Promise<{ plan: Plan; draft: OrderDraft | null }>;
    /** Of the search; a new draft starts from it. Without one the field is empty, and the price comes with the date. */
    birthDate?: IsoDate | undefined;
    /** Called after every change, to keep it. */
    onDraftChange?: (draft: OrderDraft) => void;
  };

/** The plan is not what was shown any more: its costs, for one. */
const CONFLICT = 409;

/** The wizard with its plan on the way; a plan that is sold offline gets a consultant instead. */
export function OrderWizardPage({
  load,
  birthDate,
  onDraftChange,
  onConsultant,
  memberPrefill,
  requestAutosave,
  ...wizard
}: OrderWizardPageProps) {
  /** After a conflict the plan is read again behind the wizard, which then shows what sending it anew means. */
  const submitWith =
    (refresh: () => Promise<void>): OrderWizardProps['onSubmit'] =>
    async (submission, tools) => {
      try {
        return await wizard.onSubmit(submission, tools);
      } catch (thrown) {
        if (readError(thrown, '').status === CONFLICT) await refresh();
        throw thrown;
      }
    };

  return (
    <LoadGate
      load={load}
      skeleton={<WizardSkeleton />}
      notFound={
        <EmptyState
          title={MESSAGES.plans.notFound}
          action={wizard.plansHref && <ButtonLink href={wizard.plansHref}>Lihat produk lain</ButtonLink>}
        />
      }
    >
      {({ plan, draft }, { refresh }) =>
        plan.transactionType === 'offline' ? (
          <OfflineOrder
            plan={plan}
            plansHref={wizard.plansHref}
            onConsultant={onConsultant}
            memberPrefill={memberPrefill}
            requestAutosave={requestAutosave}
          />
        ) : (
          <LiveDraft
            {...wizard}
            onSubmit={submitWith(refresh)}
            plan={plan}
            initial={draft ?? emptyDraft(birthDate)}
            onDraftChange={onDraftChange}
          />
        )
      }
    </LoadGate>
  );
}

type LiveDraftProps = Omit<OrderWizardProps, 'draft' | 'onDraftChange'> & {
  initial: OrderDraft;
  onDraftChange: ((draft: OrderDraft) => void) | undefined;
};

function LiveDraft({ initial, onDraftChange, ...wizard }: LiveDraftProps) {
  const [draft, setDraft] = useState(initial);
  function change(next: OrderDraft) {
    setDraft(next);
    onDraftChange?.(next);
  }
  return <OrderWizard {...wizard} draft={draft} onDraftChange={change} />;
}
