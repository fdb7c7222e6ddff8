import type { ComponentProps } from 'react';
import { cx } from '../../../primitives/cx.ts';
import { useHost, withQuery } from '../../../primitives/host/index.ts';
import { useMessages } from '../../../primitives/host/messages.ts';
import { vehicleSearchMessages } from './messages.ts';

export type ConsultLinkProps = Omit<ComponentProps<'a'>, 'href' | 'children'> & {
  /** The vehicle as the visitor typed or chose it; '' if there is none. */
  vehicleText: string;
};

/**
 * A link to the contact page, which receives a message about the vehicle as the parameter `pesan`. A page that
 * opens a consultation dialog instead of following the link reads the message from `data-consultation`.
 */
export function ConsultLink({ vehicleText, className, ...linkProps }: ConsultLinkProps) {
  const texts = useMessages('VehicleSearch', vehicleSearchMessages);
  const { Link, links } = useHost();
  const message = vehicleText === '' ? '' : texts.consultAbout(vehicleText);
  const query = message === '' ? '' : new URLSearchParams({ pesan: message }).toString();
  return (
    <Link
      {...linkProps}
      href={withQuery(links.contact, query)}
      data-consultation={message}
      className={cx(
        'nu:font-semibold nu:text-brand nu:underline nu:underline-offset-4 nu:hover:text-brand-dark',
        className,
      )}
    >
      {texts.consult}
    </Link>
  );
}
