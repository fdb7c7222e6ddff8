import { ButtonLink } from '../../primitives/button/index.ts';
import { EmptyState } from '../../primitives/empty-state/index.ts';
import { Heading } from '../../primitives/heading/index.ts';
import { useMessages } from '../../primitives/host/messages.ts';
import type { WithHostProps } from '../../primitives/with-host-props.ts';
import { orderFormMessages } from './messages.ts';

/** Shown if no plan with the id of the URL is on sale. */
export function PlanNotSold({
  plansHref,
  ...rest
}: WithHostProps<{ plansHref?: string | undefined }, 'div'>) {
  const texts = useMessages('OrderForm', orderFormMessages);
  return (
    <EmptyState
      {...rest}
      title={
        <Heading level={1} className="nu:text-h4">
          {texts.notFound}
        </Heading>
      }
      action={plansHref && <ButtonLink href={plansHref}>{texts.otherProducts}</ButtonLink>}
    />
  );
}
