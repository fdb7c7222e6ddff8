import type { IsoDate } from '@naungan/domain/dates';
import type { ComparedPlan } from '@naungan/ui/plans/plan-list';
import { useEffect, useState } from 'react';
import type { BirthLine } from '../lib/birth-lines.ts';
import { vault } from '../stores/app.ts';
import { BIRTH_LINE_CALLS } from './birth-line-calls.ts';

const sharedIds = (limit: number) =>
  (new URLSearchParams(location.search).get('compare') ?? '').split(',').filter(Boolean).slice(0, limit);

const place = (code: BirthLine) => `compared.${code}`;

/**
 * The plans chosen for comparison; they stay for this tab, through a look at one of them. `?compare=id,id` of a shared link chooses them and opens the comparison; a plan
 * that is not sold any more is left out.
 */
export function useSharedComparison(code: BirthLine, dob: IsoDate, limit: number) {
  const [compared, setCompared] = useState<ComparedPlan[]>([]);
  const [comparing, setComparing] = useState(false);

  useEffect(() => {
    const ids = sharedIds(limit);
    if (ids.length < 2) {
      void vault.read<ComparedPlan[]>(place(code)).then((kept) => kept && setCompared(kept.slice(0, limit)));
      return;
    }
    void Promise.allSettled(ids.map((id) => BIRTH_LINE_CALLS[code].loadPlan(id, dob))).then((answers) => {
      const plans = answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []));
      setCompared(plans.map(({ _id, productName }) => ({ _id, productName })));
      setComparing(plans.length > 1);
    });
  }, [code, dob, limit]);

  function choose(plans: ComparedPlan[]) {
    setCompared(plans);
    void vault.write(place(code), plans);
  }

  return { compared, setCompared: choose, comparing };
}
