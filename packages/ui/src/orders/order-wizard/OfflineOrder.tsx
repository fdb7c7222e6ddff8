import { useEffect, useEffectEvent } from 'react';
import {
  type ConsultantOptions,
  useConsultantDialog,
} from '../../plans/consultant-dialog/use-consultant-dialog.tsx';
import { Button, ButtonLink } from '../../primitives/button/index.ts';
import { EmptyState } from '../../primitives/empty-state/index.ts';
import { Heading } from '../../primitives/heading/index.ts';
import { useMessages } from '../../primitives/host/messages.ts';
import { orderFormMessages } from './messages.ts';

type NamedPlan = { _id: string; productName: string };

export type OfflineOrderProps<Plan extends NamedPlan> = ConsultantOptions<Plan> & {
  plan: Plan;
  plansHref?: string | undefined;
};

/**
 * Shown instead of the wizard for an offline plan, which a consultant sells by phone [2 §2]. When mounted, it opens the
 * dialog that requests a consultant.
 */
export function OfflineOrder<Plan extends NamedPlan>({
  plan,
  plansHref,
  ...options
}: OfflineOrderProps<Plan>) {
  const texts = useMessages('OrderForm', orderFormMessages);
  const consultant = useConsultantDialog(options);
  const openConsultant = useEffectEvent(() => consultant.openFor(plan));
  useEffect(() => {
    void openConsultant();
  }, []);
  return (
    <>
      <EmptyState
        title={
          <Heading level={1} className="nu:text-h4">
            {plan.productName}
          </Heading>
        }
        action={
          <>
            <Button pending={consultant.pendingId !== null} onClick={() => consultant.openFor(plan)}>
              {texts.consult}
            </Button>
            {plansHref && (
              <ButtonLink href={plansHref} variant="secondary">
                {texts.otherProducts}
              </ButtonLink>
            )}
          </>
        }
      >
        {texts.offline}
      </EmptyState>
      {consultant.dialog}
    </>
  );
}
