import type { ProductType } from '@naungan/domain/lines';
import type { ComparedPlan } from '@naungan/ui/plans/plan-list';
import { useEffect, useState } from 'react';
import { sharedIds, urlWithComparison } from '../lines/plan-url.ts';
import { useStorefront } from './StorefrontProvider.tsx';

const storageKey = (line: ProductType) => `compared.${line}`;

/**
 * Returns the plans chosen for comparison, stored in the tab, so that they stay while the visitor opens a plan. The parameter
 * `?compare=id,id` of a shared link chooses plans and opens the comparison. The comparison loads the names of the plans and
 * drops withdrawn plans. The URL contains the plans until the comparison is closed.
 */
export function useSharedComparison(line: ProductType, limit: number) {
  const { storage, currentUrl, setUrl } = useStorefront();
  const [comparedPlans, setComparedPlans] = useState<ComparedPlan[]>([]);
  const [isComparing, setIsComparing] = useState(false);

  useEffect(() => {
    const ids = sharedIds(currentUrl().search, limit);
    if (ids.length < 2) {
      void storage
        .read<ComparedPlan[]>(storageKey(line))
        .then((storedPlans) => storedPlans && setComparedPlans(storedPlans.slice(0, limit)));
      return;
    }
    setComparedPlans(ids.map((_id) => ({ _id, productName: '' })));
    setIsComparing(true);
  }, [line, limit, storage, currentUrl]);

  const writeIdsToUrl = (plans: readonly ComparedPlan[]) => {
    const ids = plans.map(({ _id }) => _id);
    setUrl(urlWithComparison(currentUrl(), ids), { replace: true });
  };

  function choosePlans(plans: ComparedPlan[]) {
    setComparedPlans(plans);
    void storage.write(storageKey(line), plans);
    if (isComparing) writeIdsToUrl(plans);
  }

  function closeComparison() {
    if (isComparing) writeIdsToUrl([]);
    setIsComparing(false);
  }

  return { comparedPlans, setComparedPlans: choosePlans, isComparing, closeComparison };
}
