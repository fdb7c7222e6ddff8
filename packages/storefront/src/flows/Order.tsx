import type { ProductType } from '@naungan/domain/lines';
import { OrderSkeleton, PlanNotSold } from '@naungan/ui/orders/order-wizard';
import { withQuery } from '@naungan/ui/primitives/host';
import { useEffect, useEffectEvent, useState } from 'react';
import { findPlan } from '../lines/line-calls.ts';
import { readSearch } from '../lines/plan-url.ts';
import { useStorefront } from '../react/provider.tsx';
import { useSession } from '../react/use-session.ts';
import { Frame } from './Frame.tsx';
import { MemberOrder, type OrderProps } from './MemberOrder.tsx';

export type { OrderProps };

/**
 * Returns whether the plan has been withdrawn, so that a visitor does not sign in for nothing; `undefined`
 * while unknown. A member learns it in the wizard, and a server-rendered page knows it already.
 */
function useGone<L extends ProductType>({ line, id, rendered }: OrderProps<L>): boolean | undefined {
  const { api, currentUrl } = useStorefront();
  const [told, setTold] = useState<{ of: string; gone: boolean }>();
  const asks = useSession().state === 'anonymous' && !rendered;
  const find = useEffectEvent(() => findPlan(api, line, id, readSearch(line, currentUrl().search)));
  useEffect(() => {
    if (!asks) return;
    let current = true;
    const say = (gone: boolean) => current && setTold({ of: id, gone });
    find().then(
      (found) => say(found === null),
      () => say(false),
    );
    return () => {
      current = false;
    };
  }, [asks, id]);
  if (!asks) return false;
  return told?.of === id ? told.gone : undefined;
}

/** The order of a plan. A visitor who is not signed in learns first whether the plan is still sold. */
export function Order<L extends ProductType>(props: OrderProps<L>) {
  const { currentUrl, links } = useStorefront();
  const gone = useGone(props);
  const { line } = props;
  if (gone === false) return <MemberOrder {...props} />;
  const plansHref = withQuery(links.plans(line), currentUrl().search);
  return (
    <Frame leaving={!gone}>
      {gone ? <PlanNotSold plansHref={plansHref} /> : <OrderSkeleton line={line} plansHref={plansHref} />}
    </Frame>
  );
}
