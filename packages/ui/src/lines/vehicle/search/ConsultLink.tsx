import type { ComponentProps } from 'react';
import { cx } from '../../../primitives/cx.ts';
import { useHost, withQuery } from '../../../primitives/host/index.ts';

export type ConsultLinkProps = Omit<ComponentProps<'a'>, 'href' | 'children'> & {
  /** The vehicle as typed or chosen; '' for none. */
  about: string;
};

/** The message to a consultant about a vehicle that the catalogue lacks. */
const messageAbout = (about: string) =>
  about === '' ? '' : `Saya mencari asuransi untuk kendaraan ini: ${about}.`;

/**
 * Leads to a consultant with the typed vehicle. `data-consultation` has the message for a host that opens a dialog instead;
 * others receive it as `pesan` of the contact page.
 */
export function ConsultLink({ about, className, ...rest }: ConsultLinkProps) {
  const { Link, links } = useHost();
  const message = messageAbout(about);
  const query = message === '' ? '' : new URLSearchParams({ pesan: message }).toString();
  return (
    <Link
      {...rest}
      href={withQuery(links.contact, query)}
      data-consultation={message}
      className={cx(
        'nu:font-semibold nu:text-brand nu:underline nu:underline-offset-4 nu:hover:text-brand-dark',
        className,
      )}
    >
      Tanya konsultan
    </Link>
  );
}
