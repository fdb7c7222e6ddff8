import { ButtonLink } from '../../primitives/button/index.ts';
import { EmptyState } from '../../primitives/empty-state/index.ts';
import type { SearchProblem } from './search-problem.ts';

export type SearchProblemNoticeProps = { problem: SearchProblem; changeHref: string; changeLabel: string };

/** Replaces the products if the server rejects the search of a URL: the problems, and a link to correct it. */
export function SearchProblemNotice({ problem, changeHref, changeLabel }: SearchProblemNoticeProps) {
  return (
    <EmptyState title={problem.message} action={<ButtonLink href={changeHref}>{changeLabel}</ButtonLink>}>
      {problem.problems.join('. ')}.
    </EmptyState>
  );
}
