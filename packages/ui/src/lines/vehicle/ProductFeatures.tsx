import type { IsoDate } from '@naungan/domain/dates';
import { expansionName, offeredExpansions, type VehicleSearch } from '@naungan/domain/lines/vehicle';
import type { VehiclePlan } from '@naungan/domain/lines/vehicle/record';
import { MESSAGES } from '@naungan/domain/messages';
import { Money } from '../../primitives/money/index.ts';
import type { PlanSection } from '../line-product.ts';
import { featureText } from './plan-terms.ts';
import { quotedVehicleOf } from './product.ts';

const listClass =
  'nu:grid nu:divide-y nu:divide-line nu:rounded-card nu:border nu:border-line nu:bg-surface nu:px-4 nu:@tablet:px-5';
const rowClass = 'nu:flex nu:items-baseline nu:justify-between nu:gap-4 nu:py-3';

/** Returns the section with the services of a product; none if it has no services. */
export function serviceSections({ feature }: VehiclePlan): PlanSection[] {
  const services = feature.filter(({ isChecked }) => isChecked);
  if (services.length === 0) return [];
  return [{ id: 'layanan', title: 'Layanan', content: <Services services={services} /> }];
}

function Services({ services }: { services: VehiclePlan['feature'] }) {
  return (
    <dl className={listClass}>
      {services.map((feature) => (
        <div key={feature.featureId._id} className={rowClass}>
          <dt className="nu:min-w-0">
            <span className="nu:block nu:font-semibold">{feature.featureId.name}</span>
            <span className="nu:block nu:text-sm nu:text-muted">{feature.featureId.description}</span>
          </dt>
          <dd className="nu:shrink-0 nu:text-end nu:font-semibold">{featureText(feature)}</dd>
        </div>
      ))}
    </dl>
  );
}

export type ExtensionsProps = { plan: VehiclePlan; search: VehicleSearch; today: IsoDate };

/** The extensions of a product, with their premiums for this vehicle. */
export function Extensions({ plan, search, today }: ExtensionsProps) {
  const vehicle = quotedVehicleOf(search);
  const pricedExpansions = vehicle ? offeredExpansions(plan, vehicle, today) : [];
  // There are no prices without a vehicle, or for a vehicle that the product does not accept.
  const isPriced = pricedExpansions.length > 0;
  const rows = isPriced
    ? pricedExpansions
    : plan.expansion.map((expansion) => ({
        _id: expansion._id,
        name: expansionName(expansion),
        premi: null,
      }));
  if (plan.expansion.length === 0) return <p className="nu:text-muted">{MESSAGES.plans.noExpansion}</p>;
  return (
    <>
      <p className="nu:mb-3 nu:text-muted">
        Dapat ditambahkan saat memesan.{' '}
        {isPriced
          ? 'Premi tambahan per tahun untuk kendaraan Anda:'
          : 'Premi tambahannya mengikuti kendaraan yang dipesan.'}
      </p>
      <dl className={listClass}>
        {rows.map((row) => (
          <div key={row._id} className={rowClass}>
            <dt className="nu:min-w-0">{row.name}</dt>
            <dd className="nu:shrink-0 nu:text-end">
              {row.premi === null ? 'Tersedia' : <Money value={row.premi} size="sm" />}
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}
