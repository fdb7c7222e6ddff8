import { ButtonLink } from '../../primitives/button/index.ts';
import { EmptyState } from '../../primitives/empty-state/index.ts';
import type { Refusal } from './refusal.ts';

export type RefusedSearchProps = { refusal: Refusal; changeHref: string; changeLabel: string };

/** In the place of products: what is wrong with the search of this address, and the way to mend it. */
export function RefusedSearch({ refusal, changeHref, changeLabel }: RefusedSearchProps) {
  return (
    <EmptyState title={refusal.message} action={<ButtonLink href={changeHref}>{changeLabel}</ButtonLink>}>
      {refusal.problems.join('. ')}.
    </EmptyState>
  );
}
