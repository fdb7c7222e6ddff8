import { Button, ButtonLink } from '../../primitives/button/index.ts';
import { EmptyState } from '../../primitives/empty-state/index.ts';
import type { Messages } from '../../primitives/host/messages.ts';
import { hasFilters, hasPrice, type PlanQuery, priceText } from '../plan-query/index.ts';

export type NoPlansProps = {
  query: PlanQuery;
  changeHref: string;
  changeLabel: string;
  /** Texts if no product matches the search. */
  noMatchTexts: { title: string; hint: string };
  /** Unit of the prices: 'per tahun'. */
  priceUnit: string;
  onClearFilters: () => void;
  onClearPrice: () => void;
  texts: Messages['PlanList'];
};

/** The message of an empty list [2 §8]: no plan matches the filters, or no plan matches the search. */
export function NoPlans(props: NoPlansProps) {
  const { query, changeHref, changeLabel, noMatchTexts, priceUnit, onClearFilters, onClearPrice, texts } =
    props;
  if (hasPrice(query)) {
    return (
      <EmptyState
        title={texts.noneTitle}
        action={
          <>
            <Button onClick={onClearPrice}>{texts.clearPrice}</Button>
            {query.q !== '' && (
              <Button variant="secondary" onClick={onClearFilters}>
                {texts.clear}
              </Button>
            )}
          </>
        }
      >
        {texts.noPrice(query.q, priceUnit, priceText(query, texts))}
      </EmptyState>
    );
  }
  if (hasFilters(query)) {
    return (
      <EmptyState title={texts.noneTitle} action={<Button onClick={onClearFilters}>{texts.clear}</Button>}>
        {texts.noName}
      </EmptyState>
    );
  }
  return (
    <EmptyState title={noMatchTexts.title} action={<ButtonLink href={changeHref}>{changeLabel}</ButtonLink>}>
      {noMatchTexts.hint}
    </EmptyState>
  );
}
