import type { IsoDate } from '@naungan/domain/dates';
import type { KnownVehicle } from '@naungan/domain/lines/vehicle';
import { useState } from 'react';
import { useLazyDialog } from '../../../flow/lazy-component/use-lazy-dialog.ts';
import { fieldId } from '../../../flow/step-problems.ts';
import { Button, ButtonLink } from '../../../primitives/button/index.ts';
import { Card } from '../../../primitives/card/index.ts';
import { DescriptionList } from '../../../primitives/description-list/index.ts';
import { FieldNotes } from '../../../primitives/field/Field.tsx';
import { useLinks, withQuery } from '../../../primitives/host/index.ts';
import { useMessages } from '../../../primitives/host/messages.ts';
import { SUMMARY_GRID } from '../../../records/summary-section/summary-grid.ts';
import { vehicleOrderMessages } from '../messages.ts';
import type { VehicleCatalogue } from '../search/vehicle-catalogue.ts';
import { vehicleItems } from '../vehicle-items.ts';
import { searchOfVehicle, type VehicleSlices } from '../vehicle-slices.ts';
import type { VehicleDialogProps } from './VehicleDialog.tsx';

export type VehicleCardProps = {
  slices: VehicleSlices;
  /**
   * Vehicle catalogue. If absent, the vehicle can only be changed by a new search, which starts a new order with the
   * current input.
   */
  catalogue?: VehicleCatalogue | undefined;
  today: IsoDate;
  /** The reasons why the product does not insure the vehicle. */
  error?: string | undefined;
  onChange: (vehicle: KnownVehicle) => void;
};

/** The insured vehicle, and a button to change it. */
export function VehicleCard({ slices, catalogue, today, error, onChange }: VehicleCardProps) {
  const texts = useMessages('VehicleOrder', vehicleOrderMessages);
  const links = useLinks();
  const dialog = useLazyDialog<VehicleDialogProps>(() =>
    import('../wizard-dialogs.ts').then((module) => module.VehicleDialog),
  );
  /** The dialog's key: a new key for each opening makes the dialog start with the current vehicle. */
  const [openCount, setOpenCount] = useState(0);
  const id = fieldId('vehicle.model');

  function open() {
    setOpenCount((count) => count + 1);
    void dialog.show();
  }

  return (
    <Card id={id} tabIndex={-1} data-field="" data-invalid={error ? '' : undefined}>
      <DescriptionList {...SUMMARY_GRID} items={vehicleItems(slices.vehicle)} />
      <FieldNotes id={id} error={error} />
      {catalogue ? (
        <Button variant="secondary" size="sm" className="nu:mt-4" pending={dialog.pending} onClick={open}>
          {texts.changeVehicle}
        </Button>
      ) : (
        <ButtonLink
          href={withQuery(
            links.landing('kendaraan'),
            new URLSearchParams(searchOfVehicle(slices)).toString(),
          )}
          variant="secondary"
          size="sm"
          className="nu:mt-4"
        >
          {texts.changeVehicle}
        </ButtonLink>
      )}
      {catalogue && dialog.Dialog && (
        <dialog.Dialog
          key={openCount}
          open={dialog.open}
          onOpenChange={dialog.setOpen}
          slices={slices}
          catalogue={catalogue}
          today={today}
          onChange={onChange}
        />
      )}
    </Card>
  );
}
