import { useState } from 'react';
import type { ComparedPlan } from '../compare-bar/CompareBar.tsx';

export type ComparedPlansOptions = {
  /** Chosen plans, if the parent component controls them. */
  comparedPlans?: readonly ComparedPlan[] | undefined;
  onComparedPlansChange?: ((plans: ComparedPlan[]) => void) | undefined;
  limit: number;
};

/**
 * Returns the plans chosen for comparison, and functions that change them. An attempt to add more than `limit` plans
 * sets `isLimitExceeded`, which the bar displays.
 */
export function useComparedPlans({ comparedPlans, onComparedPlansChange, limit }: ComparedPlansOptions) {
  const [localPlans, setLocalPlans] = useState<ComparedPlan[]>([]);
  const [isLimitExceeded, setIsLimitExceeded] = useState(false);
  const plans = comparedPlans ?? localPlans;

  function setPlans(newPlans: ComparedPlan[]) {
    setIsLimitExceeded(false);
    setLocalPlans(newPlans);
    onComparedPlansChange?.(newPlans);
  }

  const remove = (id: string) => setPlans(plans.filter((plan) => plan._id !== id));

  function add({ _id, productName }: ComparedPlan) {
    if (plans.some((plan) => plan._id === _id)) return;
    if (plans.length >= limit) setIsLimitExceeded(true);
    else setPlans([...plans, { _id, productName }]);
  }

  return {
    plans,
    isLimitExceeded,
    /** Adds or removes a plan. */
    choose: (plan: ComparedPlan, isChosen: boolean) => (isChosen ? add(plan) : remove(plan._id)),
    remove,
    reset: () => setPlans([]),
    /** Replaces all chosen plans by the loaded plans: plans that are not sold any more disappear, and names are filled in. */
    replaceAll: (loadedPlans: readonly ComparedPlan[]) =>
      setPlans(loadedPlans.map(({ _id, productName }) => ({ _id, productName }))),
  };
}
