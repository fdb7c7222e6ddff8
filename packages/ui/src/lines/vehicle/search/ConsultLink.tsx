import type { ComponentProps } from 'react';
import { cx } from '../../../primitives/cx.ts';
import { useHost, withQuery } from '../../../primitives/host/index.ts';

export type ConsultLinkProps = Omit<ComponentProps<'a'>, 'href' | 'children'> & {
  /** The vehicle as typed or chosen; '' for none. */
  vehicleText: string;
};

/** Returns the message to a consultant about a vehicle that the catalogue lacks. */
const messageAbout = (vehicleText: string) =>
  vehicleText === '' ? '' : `Saya mencari asuransi untuk kendaraan ini: ${vehicleText}.`;

/**
 * Leads to a consultant with the typed vehicle. A host that opens a dialog instead reads the message
 * from `data-consultation`; the contact page receives it as the parameter `pesan`.
 */
export function ConsultLink({ vehicleText, className, ...rest }: ConsultLinkProps) {
  const { Link, links } = useHost();
  const message = messageAbout(vehicleText);
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
