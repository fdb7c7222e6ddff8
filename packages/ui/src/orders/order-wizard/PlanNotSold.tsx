import { MESSAGES } from '@naungan/domain/messages';
import { ButtonLink } from '../../primitives/button/index.ts';
import { EmptyState } from '../../primitives/empty-state/index.ts';
import { Heading } from '../../primitives/heading/index.ts';
import type { WithHostProps } from '../../primitives/with-host-props.ts';

/** Shown if no plan with the id of the URL is on sale. */
export function PlanNotSold({
  plansHref,
  ...rest
}: WithHostProps<{ plansHref?: string | undefined }, 'div'>) {
  return (
    <EmptyState
      {...rest}
      title={
        <Heading level={1} className="nu:text-h4">
          {MESSAGES.plans.notFound}
        </Heading>
      }
      action={plansHref && <ButtonLink href={plansHref}>Lihat produk lain</ButtonLink>}
    />
  );
}
