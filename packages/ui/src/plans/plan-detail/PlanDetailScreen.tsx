import { type PlanOf, type SoldLine, searchedLine } from '@naungan/domain/lines';
import { MESSAGES } from '@naungan/domain/messages';
import { useEffect, useEffectEvent, useState } from 'react';
import { actionError } from '../../account/form-errors/action-error.ts';
import { lineProduct } from '../../lines/line-products.ts';
import { ButtonLink } from '../../primitives/button/index.ts';
import { EmptyState } from '../../primitives/empty-state/index.ts';
import { FailedState } from '../../primitives/failed-state/index.ts';
import { Heading } from '../../primitives/heading/index.ts';
import { useFocusAfterRetry } from '../../primitives/use-focus-after-retry.ts';
import { RefusedSearch } from '../refused-search/RefusedSearch.tsx';
import { type Refusal, refusalOf } from '../refused-search/refusal.ts';
import { PlanDetail, type PlanDetailProps } from './PlanDetail.tsx';
import { PlanDetailSkeleton } from './PlanDetailSkeleton.tsx';

export type PlanDetailScreenProps<L extends SoldLine = SoldLine> = Omit<PlanDetailProps<L>, 'plan'> & {
  /** What the page came with: nothing is loaded then. */
  plan?: PlanOf<L> | null;
  /** Rejects with `status` 404 when there is no such plan. */
  load: () => Promise<PlanOf<L>>;
};

type Request<Plan> =
  | { state: 'loading' }
  | { state: 'ready'; plan: Plan }
  | { state: 'missing' }
  | { state: 'failed'; refusal: Refusal | null };

/** Loads the plan and shows it, or what went wrong. */
export function PlanDetailScreen<L extends SoldLine>({
  plan = null,
  load,
  ...detail
}: PlanDetailScreenProps<L>) {
  const [request, setRequest] = useState<Request<PlanOf<L>>>(() =>
    plan ? { state: 'ready', plan } : { state: 'loading' },
  );
  const { line, search, today, hrefs } = detail;
  const { changeLabel, needsSearch, noneFound } = lineProduct(line);
  const none = noneFound(search);
  const unsearched = needsSearch === true && searchedLine(line).search.call(search, today) === null;
  const known = plan !== null || unsearched;
  const [attempt, setAttempt] = useState(0);
  const loadPlan = useEffectEvent(load);
  const keepFocus = useFocusAfterRetry(request.state);

  useEffect(() => {
    if (known) return;
    let current = true;
    setRequest({ state: 'loading' });
    loadPlan().then(
      (plan) => current && setRequest({ state: 'ready', plan }),
      (thrown: unknown) => {
        if (!current) return;
        if (actionError(thrown).status === 404) setRequest({ state: 'missing' });
        else setRequest({ state: 'failed', refusal: refusalOf(thrown) });
      },
    );
    return () => {
      current = false;
    };
  }, [attempt, known]);

  function retry() {
    keepFocus();
    setAttempt((count) => count + 1);
  }

  if (request.state === 'ready') return <PlanDetail {...detail} plan={request.plan} />;
  if (request.state === 'loading' && !unsearched) return <PlanDetailSkeleton />;
  return (
    <div className="nu:container-page nu:py-8">
      {unsearched ? (
        <EmptyState title={none.title} action={<ButtonLink href={hrefs.change}>{changeLabel}</ButtonLink>}>
          {none.hint}
        </EmptyState>
      ) : request.state === 'failed' && request.refusal ? (
        <RefusedSearch refusal={request.refusal} changeHref={hrefs.change} changeLabel={changeLabel} />
      ) : request.state === 'failed' ? (
        <FailedState onRetry={retry} />
      ) : (
        <EmptyState
          title={
            <Heading level={1} className="nu:text-h5">
              {MESSAGES.plans.notFound}
            </Heading>
          }
          action={<ButtonLink href={detail.hrefs.list}>Lihat produk lain</ButtonLink>}
        >
          Produk ini mungkin sudah tidak dijual.
        </EmptyState>
      )}
    </div>
  );
}
