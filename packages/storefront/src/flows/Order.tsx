import type { ProductType } from '@naungan/domain/lines';
import { OrderSkeleton, PlanNotSold } from '@naungan/ui/orders/order-wizard';
import { withQuery } from '@naungan/ui/primitives/host';
import { useEffect, useEffectEvent, useState } from 'react';
import { findPlan } from '../lines/line-calls.ts';
import { readSearch } from '../lines/plan-url.ts';
import { useStorefront } from '../react/StorefrontProvider.tsx';
import { useSession } from '../react/use-session.ts';
import { Frame } from './Frame.tsx';
import { MemberOrder, type OrderProps } from './MemberOrder.tsx';

export type { OrderProps };

/**
 * Returns whether the plan has been withdrawn; `undefined` until the check ends. The check prevents a login for a plan that
 * cannot be ordered. The check is skipped for a member, because the wizard loads the plan, and on a server-rendered page, which
 * contains the plan.
 */
function useIsWithdrawn<L extends ProductType>({
  line,
  id,
  renderedPlan,
}: OrderProps<L>): boolean | undefined {
  const { api, currentUrl } = useStorefront();
  const [check, setCheck] = useState<{ planId: string; isWithdrawn: boolean }>();
  const needsCheck = useSession().state === 'anonymous' && !renderedPlan;
  const find = useEffectEvent(() => findPlan(api, line, id, readSearch(line, currentUrl().search)));
  useEffect(() => {
    if (!needsCheck) return;
    let isCurrent = true;
    const report = (isWithdrawn: boolean) => isCurrent && setCheck({ planId: id, isWithdrawn });
    find().then(
      (plan) => report(plan === null),
      () => report(false),
    );
    return () => {
      isCurrent = false;
    };
  }, [needsCheck, id]);
  if (!needsCheck) return false;
  return check?.planId === id ? check.isWithdrawn : undefined;
}

/** The order of a plan. For a visitor who is not signed in, checks first whether the plan is still sold. */
export function Order<L extends ProductType>(props: OrderProps<L>) {
  const { currentUrl, links } = useStorefront();
  const isWithdrawn = useIsWithdrawn(props);
  const { line } = props;
  if (isWithdrawn === false) return <MemberOrder {...props} />;
  const plansHref = withQuery(links.plans(line), currentUrl().search);
  return (
    <Frame mayRedirect={!isWithdrawn}>
      {isWithdrawn ? (
        <PlanNotSold plansHref={plansHref} />
      ) : (
        <OrderSkeleton line={line} plansHref={plansHref} />
      )}
    </Frame>
  );
}
