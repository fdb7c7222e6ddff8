import {
  EARTHQUAKE_ZONE_LABELS,
  EARTHQUAKE_ZONES,
  earthquakeBand,
  isDwelling,
  type KnownBuilding,
  PROPERTY_TYPE_ROWS,
  type PropertySearch,
  perMilleText,
} from '@naungan/domain/lines/property';
import type { AnyPropertyPlan } from '@naungan/domain/lines/property/record';
import { cx } from '../../primitives/cx.ts';
import type { PlanSection } from '../line-product.ts';

/** Returns the building's tariff rate in each earthquake zone. */
const ratesFor = ({ occupationCode, construction, totalFloor }: KnownBuilding) =>
  EARTHQUAKE_ZONES.map((zone) => {
    const band = earthquakeBand({
      isDwelling: isDwelling({ code: occupationCode }),
      construction,
      totalFloor,
      zone,
    });
    // `low` and `high` are equal: the earthquake tariff has one rate for all insurers.
    return { zone, rate: band.low };
  });

/** Returns the section about the earthquake zones; none for a product without earthquake cover. */
export function zoneSections(
  { typeCoverage }: Pick<AnyPropertyPlan, 'typeCoverage'>,
  { knownBuilding }: PropertySearch,
): PlanSection[] {
  if (!knownBuilding || !PROPERTY_TYPE_ROWS[typeCoverage].earthquake) return [];
  return [
    {
      id: 'zona-gempa',
      title: 'Zona gempa bumi',
      content: <EarthquakeZones knownBuilding={knownBuilding} />,
    },
  ];
}

/** A bar chart of the tariff rates of all zones; the building's zone is highlighted. */
function EarthquakeZones({ knownBuilding }: { knownBuilding: KnownBuilding }) {
  const rates = ratesFor(knownBuilding);
  const highestRate = Math.max(...rates.map(({ rate }) => rate));
  return (
    <div className="nu:grid nu:gap-4">
      <p className="nu:text-muted">
        {knownBuilding.objectAddresses.district}, {knownBuilding.objectAddresses.province} berada di zona{' '}
        {knownBuilding.zone}. Tarif tiap zona untuk bangunan seperti milik Anda:
      </p>
      <div className="nu:rounded-card nu:border nu:border-line nu:bg-surface nu:p-4 nu:@tablet:p-5">
        <table aria-label="Tarif tiap zona" className="nu:w-full nu:text-[0.9375rem] nu:leading-6">
          <thead className="nu:sr-only">
            <tr>
              <th scope="col">Zona</th>
              <th scope="col">Tarif per tahun</th>
            </tr>
          </thead>
          <tbody>
            {rates.map(({ zone, rate }) => {
              const isBuildingZone = zone === knownBuilding.zone;
              return (
                <tr key={zone} data-own={isBuildingZone ? '' : undefined}>
                  <th scope="row" className="nu:py-2 nu:pe-3 nu:text-start nu:font-normal">
                    <span className={cx('nu:block', isBuildingZone && 'nu:font-bold')}>
                      {EARTHQUAKE_ZONE_LABELS[zone]}
                      {isBuildingZone && ': bangunan Anda'}
                    </span>
                    {/* An SVG, because the Content-Security-Policy of server-rendered pages blocks style attributes. */}
                    <svg aria-hidden="true" width="100%" height="10" className="nu:mt-1.5 nu:block">
                      <rect
                        width={`${(rate / highestRate) * 100}%`}
                        height="10"
                        rx="5"
                        className={isBuildingZone ? 'nu:fill-sun' : 'nu:fill-brand/30'}
                      />
                    </svg>
                  </th>
                  <td
                    className={cx(
                      'nu:tabular nu:w-20 nu:py-2 nu:text-end nu:align-bottom nu:leading-5',
                      isBuildingZone ? 'nu:font-bold' : 'nu:text-muted',
                    )}
                  >
                    {perMilleText(rate)}
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
    </div>
  );
}
