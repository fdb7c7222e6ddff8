import type { PlanOf, ProductType } from '@naungan/domain/lines';
import { MESSAGES } from '@naungan/domain/messages';
import { useEffect, useEffectEvent, useState } from 'react';
import { readApiProblem } from '../../flow/api-problem.ts';
import { lineProduct, lineSearch, loadLineDetails } from '../../lines/lines.ts';
import { ButtonLink } from '../../primitives/button/index.ts';
import { EmptyState } from '../../primitives/empty-state/index.ts';
import { FailedState } from '../../primitives/failed-state/index.ts';
import { Heading } from '../../primitives/heading/index.ts';
import { useFocusAfterRetry } from '../../primitives/use-focus-after-retry.ts';
import { SearchProblemNotice } from '../search-problem/SearchProblemNotice.tsx';
import { type SearchProblem, searchProblemOf } from '../search-problem/search-problem.ts';
import { PlanDetail, type PlanDetailProps } from './PlanDetail.tsx';
import { PlanDetailSkeleton } from './PlanDetailSkeleton.tsx';

export type PlanDetailScreenProps<L extends ProductType = ProductType> = Omit<PlanDetailProps<L>, 'plan'> & {
  /** The plan of the server-rendered page. If it is given, no plan is requested. */
  plan?: PlanOf<L> | null;
  /** Loads the plan. Rejects with status 404 if it does not exist. */
  load: () => Promise<PlanOf<L>>;
};

type Request<Plan> =
  | { state: 'loading' }
  | { state: 'ready'; plan: Plan }
  | { state: 'missing' }
  | { state: 'failed'; problem: SearchProblem | null };

const NOT_FOUND = 404;

/** Loads a plan and shows it, or shows a message if the request fails. */
export function PlanDetailScreen<L extends ProductType>({
  plan = null,
  load,
  ...detailProps
}: PlanDetailScreenProps<L>) {
  const [request, setRequest] = useState<Request<PlanOf<L>>>(() =>
    plan ? { state: 'ready', plan } : { state: 'loading' },
  );
  const { line, search, today, hrefs } = detailProps;
  const { changeLabel, needsSearch, noneFound } = lineProduct(line);
  const noneTexts = noneFound(search);
  const lacksSearch = needsSearch === true && lineSearch(line).apiQuery(search, today) === null;
  const needsNoRequest = plan !== null || lacksSearch;
  const [attempt, setAttempt] = useState(0);
  const loadPlan = useEffectEvent(load);
  const restoreFocus = useFocusAfterRetry(request.state);

  useEffect(() => {
    if (needsNoRequest) return;
    let isCurrent = true;
    setRequest({ state: 'loading' });
    Promise.all([loadPlan(), loadLineDetails(line)]).then(
      ([loadedPlan]) => isCurrent && setRequest({ state: 'ready', plan: loadedPlan }),
      (thrown: unknown) => {
        if (!isCurrent) return;
        if (readApiProblem(thrown).status === NOT_FOUND) setRequest({ state: 'missing' });
        else setRequest({ state: 'failed', problem: searchProblemOf(thrown) });
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [attempt, needsNoRequest, line]);

  function retry() {
    restoreFocus();
    setAttempt((count) => count + 1);
  }

  if (request.state === 'ready') return <PlanDetail {...detailProps} plan={request.plan} />;
  if (request.state === 'loading' && !lacksSearch) return <PlanDetailSkeleton />;
  return (
    <div className="nu:container-page nu:py-8">
      {lacksSearch ? (
        <EmptyState
          title={
            <Heading level={1} className="nu:text-h5">
              {noneTexts.title}
            </Heading>
          }
          action={<ButtonLink href={hrefs.change}>{changeLabel}</ButtonLink>}
        >
          {noneTexts.hint}
        </EmptyState>
      ) : request.state === 'failed' && request.problem ? (
        <SearchProblemNotice
          isPage
          problem={request.problem}
          changeHref={hrefs.change}
          changeLabel={changeLabel}
        />
      ) : request.state === 'failed' ? (
        <FailedState onRetry={retry} />
      ) : (
        <EmptyState
          title={
            <Heading level={1} className="nu:text-h5">
              {MESSAGES.plans.notFound}
            </Heading>
          }
          action={<ButtonLink href={detailProps.hrefs.list}>Lihat produk lain</ButtonLink>}
        >
          Produk ini mungkin sudah tidak dijual.
        </EmptyState>
      )}
    </div>
  );
}
