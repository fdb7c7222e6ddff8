import type { ComparedPlan } from '@naungan/ui/plans/plan-list';
import { useEffect, useState } from 'react';
import type { BirthLine } from '../lib/birth-lines.ts';
import { vault } from '../stores/app.ts';

const sharedIds = (limit: number) =>
  (new URLSearchParams(location.search).get('compare') ?? '').split(',').filter(Boolean).slice(0, limit);

const place = (code: BirthLine) => `compared.${code}`;

/**
 * The plans chosen for comparison; they stay for this tab, through a look at one of them. `?compare=id,id` of a shared
 * link chooses them and opens the comparison, which reads their names and leaves out what is not sold any more.
 */
export function useSharedComparison(code: BirthLine, limit: number) {
  const [compared, setCompared] = useState<ComparedPlan[]>([]);
  const [comparing, setComparing] = useState(false);

  useEffect(() => {
    const ids = sharedIds(limit);
    if (ids.length < 2) {
      void vault.read<ComparedPlan[]>(place(code)).then((kept) => kept && setCompared(kept.slice(0, limit)));
      return;
    }
    setCompared(ids.map((_id) => ({ _id, productName: '' })));
    setComparing(true);
  }, [code, limit]);

  function choose(plans: ComparedPlan[]) {
    setCompared(plans);
    void vault.write(place(code), plans);
  }

  return { compared, setCompared: choose, comparing };
}
