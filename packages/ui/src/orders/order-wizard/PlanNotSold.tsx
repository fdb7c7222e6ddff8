import { MESSAGES } from '@naungan/domain/messages';
import { ButtonLink } from '../../primitives/button/index.ts';
import { EmptyState } from '../../primitives/empty-state/index.ts';

/** Shown if the plan is not sold. */
export function PlanNotSold({ plansHref }: { plansHref?: string | undefined }) {
  return (
    <EmptyState
      title={MESSAGES.plans.notFound}
      action={plansHref && <ButtonLink href={plansHref}>Lihat produk lain</ButtonLink>}
    />
  );
}
