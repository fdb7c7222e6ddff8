import { MESSAGES } from '@naungan/domain/messages';
import { ButtonLink } from '../../primitives/button/index.ts';
import { EmptyState } from '../../primitives/empty-state/index.ts';

/** The plan of an order is not sold, or not any more. */
export function NotSold({ plansHref }: { plansHref?: string | undefined }) {
  return (
    <EmptyState
      title={MESSAGES.plans.notFound}
      action={plansHref && <ButtonLink href={plansHref}>Lihat produk lain</ButtonLink>}
    />
  );
}
