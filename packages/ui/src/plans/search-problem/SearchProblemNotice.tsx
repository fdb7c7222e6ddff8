import { ButtonLink } from '../../primitives/button/index.ts';
import { EmptyState } from '../../primitives/empty-state/index.ts';
import { Heading } from '../../primitives/heading/index.ts';
import type { SearchProblem } from './search-problem.ts';

export type SearchProblemNoticeProps = {
  problem: SearchProblem;
  changeHref: string;
  changeLabel: string;
  /** Whether the notice is the whole page, so that its title is the page's heading. */
  isPage?: boolean;
};

/** Shows why the server rejects the search in a URL, with a link to the search form; replaces the list of products. */
export function SearchProblemNotice({
  problem,
  changeHref,
  changeLabel,
  isPage = false,
}: SearchProblemNoticeProps) {
  const title = isPage ? (
    <Heading level={1} className="nu:text-h5">
      {problem.message}
    </Heading>
  ) : (
    problem.message
  );
  return (
    <EmptyState title={title} action={<ButtonLink href={changeHref}>{changeLabel}</ButtonLink>}>
      {problem.reasons.join('. ')}.
    </EmptyState>
  );
}
