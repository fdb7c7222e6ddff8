import type { PlanOf, ProductType } from '@naungan/domain/lines';
import { useEffect, useEffectEvent, useState } from 'react';
import { readApiProblem } from '../../flow/api-problem.ts';
import { lineProduct, lineSearch, loadLineDetails } from '../../lines/lines.ts';
import { ButtonLink } from '../../primitives/button/index.ts';
import { EmptyState } from '../../primitives/empty-state/index.ts';
import { FailedState } from '../../primitives/failed-state/index.ts';
import { HostElement, type PageAttributes } from '../../primitives/HostElement.tsx';
import { Heading } from '../../primitives/heading/index.ts';
import { useMessages } from '../../primitives/host/messages.ts';
import { useFocusAfterRetry } from '../../primitives/use-focus-after-retry.ts';
import { SearchProblemNotice } from '../search-problem/SearchProblemNotice.tsx';
import { type SearchProblem, searchProblemOf } from '../search-problem/search-problem.ts';
import { planDetailMessages } from './messages.ts';
import { PlanDetail, type PlanDetailProps } from './PlanDetail.tsx';
import { PlanDetailSkeleton } from './PlanDetailSkeleton.tsx';

export type PlanDetailScreenProps<L extends ProductType = ProductType> = Omit<PlanDetailProps<L>, 'plan'> & {
  /** The plan of the server-rendered page. If it is given, no plan is requested. */
  plan?: PlanOf<L> | null;
  /** Loads the plan. Rejects with status 404 if the plan does not exist. */
  load: () => Promise<PlanOf<L>>;
};

type PlanRequest<Plan> =
  | { state: 'loading' }
  | { state: 'ready'; plan: Plan }
  | { state: 'missing' }
  | { state: 'failed'; problem: SearchProblem | null };

const NOT_FOUND = 404;

/** Loads and shows a plan. Shows a message instead if the search is incomplete or the request fails. */
export function PlanDetailScreen<L extends ProductType>(
  props: PlanDetailScreenProps<L> & PageAttributes<'PlanDetail'>,
) {
  return (
    <HostElement<PlanDetailScreenProps<L>> props={props} name="PlanDetail">
      {(own) => <PlanDetailScreenContent {...own} />}
    </HostElement>
  );
}

function PlanDetailScreenContent<L extends ProductType>({
  plan = null,
  load,
  ...detailProps
}: PlanDetailScreenProps<L>) {
  const texts = useMessages('PlanDetail', planDetailMessages);
  const [request, setRequest] = useState<PlanRequest<PlanOf<L>>>(() =>
    plan ? { state: 'ready', plan } : { state: 'loading' },
  );
  const { line, search, today, hrefs } = detailProps;
  const { changeLabel, needsSearch, noMatchTexts } = lineProduct(line);
  const incompleteSearchTexts = noMatchTexts(search);
  // Some lines, for example vehicles, show a plan only for a complete search.
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

  function renderMessage() {
    if (lacksSearch) {
      return (
        <EmptyState
          title={
            <Heading level={1} className="nu:text-h5">
              {incompleteSearchTexts.title}
            </Heading>
          }
          action={<ButtonLink href={hrefs.change}>{changeLabel}</ButtonLink>}
        >
          {incompleteSearchTexts.hint}
        </EmptyState>
      );
    }
    if (request.state !== 'failed') {
      // The state is 'missing', because no message is shown in the states 'loading' and 'ready'.
      return (
        <EmptyState
          title={
            <Heading level={1} className="nu:text-h5">
              {texts.notFound}
            </Heading>
          }
          action={<ButtonLink href={hrefs.list}>{texts.otherProducts}</ButtonLink>}
        >
          {texts.notSold}
        </EmptyState>
      );
    }
    if (!request.problem) return <FailedState onRetry={retry} />;
    return (
      <SearchProblemNotice
        isPage
        problem={request.problem}
        changeHref={hrefs.change}
        changeLabel={changeLabel}
      />
    );
  }

  if (request.state === 'ready') return <PlanDetail {...detailProps} plan={request.plan} />;
  if (request.state === 'loading' && !lacksSearch) return <PlanDetailSkeleton />;
  return <div className="nu:container-page nu:py-8">{renderMessage()}</div>;
}
