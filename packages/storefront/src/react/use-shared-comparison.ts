import type { SoldLine } from '@naungan/domain/lines';
import type { ComparedPlan } from '@naungan/ui/plans/plan-list';
import { useEffect, useState } from 'react';
import { addressComparing, sharedIds } from '../lines/plan-address.ts';
import { useStorefront } from './provider.tsx';

const place = (code: SoldLine) => `compared.${code}`;

/**
 * The plans chosen for comparison; they stay for this tab, through a look at one of them. `?compare=id,id` of a shared
 * link chooses them and opens the comparison, which reads their names and leaves out what is not sold any more. The
 * address keeps them until it is closed; from then on the choice is the visitor's own.
 */
export function useSharedComparison(code: SoldLine, limit: number) {
  const { storage, address, setAddress } = useStorefront();
  const [compared, setCompared] = useState<ComparedPlan[]>([]);
  const [comparing, setComparing] = useState(false);

  useEffect(() => {
    const ids = sharedIds(address().search, limit);
    if (ids.length < 2) {
      void storage
        .read<ComparedPlan[]>(place(code))
        .then((kept) => kept && setCompared(kept.slice(0, limit)));
      return;
    }
    setCompared(ids.map((_id) => ({ _id, productName: '' })));
    setComparing(true);
  }, [code, limit, storage, address]);

  const name = (plans: readonly ComparedPlan[]) => {
    const ids = plans.map(({ _id }) => _id);
    setAddress(addressComparing(address(), ids), { replace: true });
  };

  function choose(plans: ComparedPlan[]) {
    setCompared(plans);
    void storage.write(place(code), plans);
    if (comparing) name(plans);
  }

  function close() {
    if (comparing) name([]);
    setComparing(false);
  }

  return { compared, setCompared: choose, comparing, close };
}
