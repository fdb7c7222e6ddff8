import type { VehiclePlan } from '@naungan/domain/lines/vehicle/record';
import type { ReactNode } from 'react';

export type Workshop = Pick<VehiclePlan['workshops'][number], 'name' | 'address' | 'telephone' | 'gmapsLink'>;

export type WorkshopListProps<W extends Workshop> = {
  workshops: readonly W[];
  /** Returns the content below a workshop, such as a button that chooses the workshop. */
  action?: ((workshop: W) => ReactNode) | undefined;
};

/**
 * A list of workshops. Each map opens in a new page on a click, so that its provider receives no request before
 * the click.
 */
export function WorkshopList<W extends Workshop>({ workshops, action }: WorkshopListProps<W>) {
  return (
    <ul className="nu:divide-y nu:divide-line">
      {workshops.map((workshop) => (
        <li key={`${workshop.name} ${workshop.address}`} className="nu:py-3 nu:first:pt-0 nu:last:pb-0">
          <WorkshopAddress workshop={workshop} />
          {action?.(workshop)}
        </li>
      ))}
    </ul>
  );
}

/** A workshop with phone number and map. */
export function WorkshopAddress({ workshop }: { workshop: Workshop }) {
  const { name, address, telephone, gmapsLink } = workshop;
  return (
    <>
      <p className="nu:font-semibold">{name}</p>
      <p className="nu:text-muted">{address}</p>
      <p className="nu:flex nu:flex-wrap nu:gap-x-4">
        <a
          href={`tel:${telephone.replace(/[^\d+]/g, '')}`}
          className="nu:tabular nu:inline-flex nu:min-h-11 nu:items-center nu:font-semibold nu:text-brand nu:hover:underline"
        >
          {telephone}
        </a>
        <a
          href={gmapsLink}
          target="_blank"
          rel="noopener noreferrer"
          className="nu:inline-flex nu:min-h-11 nu:items-center nu:font-semibold nu:text-brand nu:hover:underline"
        >
          Lihat peta
          <span className="nu:sr-only"> {name} (buka di tab baru)</span>
        </a>
      </p>
    </>
  );
}
