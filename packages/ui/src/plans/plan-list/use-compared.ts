import { useState } from 'react';
import type { ComparedPlan } from '../compare-bar/CompareBar.tsx';

export type ComparedOptions = {
  /** Chosen plans, if the parent component controls them. */
  compared?: readonly ComparedPlan[] | undefined;
  onComparedChange?: ((plans: ComparedPlan[]) => void) | undefined;
  limit: number;
};

/**
 * Returns the plans chosen for comparison, and functions that change them. An attempt to add more than `limit` plans
 * sets `refused`, which the bar displays.
 */
export function useCompared({ compared, onComparedChange, limit }: ComparedOptions) {
  const [localPlans, setLocalPlans] = useState<ComparedPlan[]>([]);
  const [refused, setRefused] = useState(false);
  const plans = compared ?? localPlans;

  function setPlans(newPlans: ComparedPlan[]) {
    setRefused(false);
    setLocalPlans(newPlans);
    onComparedChange?.(newPlans);
  }

  const remove = (id: string) => setPlans(plans.filter((plan) => plan._id !== id));

  function add({ _id, productName }: ComparedPlan) {
    if (plans.some((plan) => plan._id === _id)) return;
    if (plans.length >= limit) setRefused(true);
    else setPlans([...plans, { _id, productName }]);
  }

  return {
    plans,
    refused,
    /** Adds or removes a plan. */
    choose: (plan: ComparedPlan, isChosen: boolean) => (isChosen ? add(plan) : remove(plan._id)),
    remove,
    reset: () => setPlans([]),
    /** Replaces all chosen plans by the loaded plans: plans that are not sold any more disappear, and names are filled in. */
    replaceAll: (loadedPlans: readonly ComparedPlan[]) =>
      setPlans(loadedPlans.map(({ _id, productName }) => ({ _id, productName }))),
  };
}
