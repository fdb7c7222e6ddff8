import { useState } from 'react';
import type { ComparedPlan } from '../compare-bar/CompareBar.tsx';

export type ComparedOptions = {
  /** Kept here when absent. */
  compared?: readonly ComparedPlan[] | undefined;
  onComparedChange?: ((next: ComparedPlan[]) => void) | undefined;
  limit: number;
};

/** The plans chosen for comparison. One more than `limit` is refused, and the bar says so. */
export function useCompared({ compared, onComparedChange, limit }: ComparedOptions) {
  const [own, setOwn] = useState<ComparedPlan[]>([]);
  const [refused, setRefused] = useState(false);
  const plans = compared ?? own;

  function set(next: ComparedPlan[]) {
    setRefused(false);
    setOwn(next);
    onComparedChange?.(next);
  }

  const remove = (id: string) => set(plans.filter((plan) => plan._id !== id));

  function add({ _id, productName }: ComparedPlan) {
    if (plans.some((plan) => plan._id === _id)) return;
    if (plans.length >= limit) setRefused(true);
    else set([...plans, { _id, productName }]);
  }

  return {
    plans,
    refused,
    choose: (plan: ComparedPlan, compared: boolean) => (compared ? add(plan) : remove(plan._id)),
    remove,
    /** Begins the choice anew. */
    reset: () => set([]),
    /** What was read of the chosen plans: their names, and which of them are still sold. */
    renew: (sold: readonly ComparedPlan[]) => set(sold.map(({ _id, productName }) => ({ _id, productName }))),
  };
}
