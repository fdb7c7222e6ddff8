import {
  COVER_LABELS,
  COVERS,
  type Cover,
  coversOf,
  VEHICLE_TYPE_ROWS,
  type VehicleSearch,
} from '@naungan/domain/lines/vehicle';
import { Checkbox } from '../../../primitives/checkbox/index.ts';
import { useMessages } from '../../../primitives/host/messages.ts';
import { vehicleSearchMessages } from './messages.ts';

export type CoverFieldsProps = { search: VehicleSearch; onChange: (coverage: readonly Cover[]) => void };

/**
 * The checkboxes for the covers. At least one cover stays ticked. A cover that is not offered for the type of vehicle
 * stays visible, with an explanation [2 §5].
 */
export function CoverFields({ search, onChange }: CoverFieldsProps) {
  const texts = useMessages('VehicleSearch', vehicleSearchMessages);
  const { vehicleType, coverage } = search;
  const availableCovers = coversOf(vehicleType);
  return (
    <fieldset className="nu:grid nu:min-w-0 nu:gap-1">
      <legend className="nu:mb-1 nu:font-semibold">{texts.covers}</legend>
      {COVERS.map((cover) => {
        const isOffered = availableCovers.includes(cover);
        const isLastCover = coverage.length === 1 && coverage.includes(cover);
        const otherCovers = coverage.filter((chosenCover) => chosenCover !== cover);
        return (
          <Checkbox
            key={cover}
            label={COVER_LABELS[cover]}
            hint={
              isOffered
                ? texts[cover]
                : texts.coverNotOffered(VEHICLE_TYPE_ROWS[vehicleType].label.toLowerCase())
            }
            checked={coverage.includes(cover)}
            disabled={!isOffered || isLastCover}
            onCheckedChange={(checked) =>
              onChange(
                checked
                  ? availableCovers.filter(
                      (offeredCover) => offeredCover === cover || otherCovers.includes(offeredCover),
                    )
                  : otherCovers,
              )
            }
          />
        );
      })}
    </fieldset>
  );
}
