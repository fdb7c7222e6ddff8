import { MESSAGES } from '@naungan/domain/messages';
import { ButtonLink } from '../../primitives/button/index.ts';
import { EmptyState } from '../../primitives/empty-state/index.ts';

/** Nothing was sent back, or it is corrected already: told like a page that is not there [2 §8]. */
export function NothingToRevise() {
  return (
    <EmptyState
      title={<h1 className="nu:text-h4">{MESSAGES.revision.nothingToDo}</h1>}
      action={<ButtonLink href="/orders/">Lihat order saya</ButtonLink>}
    />
  );
}
