import type { IsoDate } from '@naungan/domain/dates';
import {
  coversOf,
  type KnownVehicle,
  type SearchProblems,
  searchProblems,
  type VehicleSearch,
} from '@naungan/domain/lines/vehicle';
import { type FormEvent, useId, useState } from 'react';
import { Button } from '../../../primitives/button/index.ts';
import { Dialog } from '../../../primitives/dialog/index.ts';
import { focusField } from '../../../primitives/error-summary/focus-field.ts';
import { useMessages } from '../../../primitives/host/messages.ts';
import { vehicleOrderMessages } from '../messages.ts';
import { useVehicleChoices } from '../search/use-vehicle-choices.ts';
import { VehicleSearchFields } from '../search/VehicleSearchFields.tsx';
import type { VehicleCatalogue } from '../search/vehicle-catalogue.ts';
import { type VehicleSlices, vehiclePriceInput } from '../vehicle-slices.ts';

export type VehicleDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  slices: VehicleSlices;
  catalogue: VehicleCatalogue;
  today: IsoDate;
  onChange: (vehicle: KnownVehicle) => void;
};

function searchOf(slices: VehicleSlices): VehicleSearch {
  const { vehicleType } = vehiclePriceInput(slices).vehicle;
  const { brand, year, model, price, area } = slices.vehicle;
  return { vehicleType, brand, year, model, price, plat: area, coverage: coversOf(vehicleType) };
}

/**
 * A dialog that replaces the vehicle of an order; it has the fields of the vehicle search. Other input of the order stays
 * unchanged.
 */
export function VehicleDialog(props: VehicleDialogProps) {
  const texts = useMessages('VehicleOrder', vehicleOrderMessages);
  const { open, onOpenChange, slices, catalogue, today, onChange } = props;
  const [search, setSearch] = useState(() => searchOf(slices));
  const [problems, setProblems] = useState<SearchProblems>({});
  const formId = useId();

  const choices = useVehicleChoices(search, catalogue, (newSearch) => {
    setSearch(newSearch);
    setProblems({});
  });

  function getChosenVehicle(): KnownVehicle | null {
    const { vehicleType, brand, year, price, plat } = search;
    const { brands, areas, model } = choices.fields;
    const chosenBrand = brands.rows.find(({ _id }) => _id === brand);
    const area = areas.rows.find((listedArea) => listedArea.plat === plat);
    if (!model || !chosenBrand || !area || year === undefined || price === undefined) return null;
    return {
      vehicleType,
      year,
      price,
      brand: chosenBrand._id,
      brandText: chosenBrand.brand,
      model: model._id,
      modelText: model.model,
      marketPrice: model.price,
      deviation: model.deviation,
      seats: model.seats,
      derivedFrom: model.derivedFrom,
      area: area.plat,
      areaName: area.title,
      region: area.region,
    };
  }

  function saveVehicle(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    // The form of the wizard would also receive this event, because React events bubble through portals.
    event.stopPropagation();
    const foundProblems = searchProblems(search, choices.findCatalogueModel(), today);
    setProblems(foundProblems);
    const [firstInvalidField] = Object.keys(foundProblems);
    const vehicle = getChosenVehicle();
    if (firstInvalidField) focusField(`${formId}-${firstInvalidField}`, event.currentTarget);
    else if (vehicle) {
      onChange(vehicle);
      onOpenChange(false);
    } else {
      // The search is valid, so the vehicle is null only because a list failed to load.
      choices.retry();
    }
  }

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={texts.changeVehicle}
      description={texts.changeVehicleHint}
      footer={
        <Button type="submit" form={formId} pending={choices.pending}>
          {texts.useVehicle}
        </Button>
      }
    >
      <form id={formId} noValidate onSubmit={saveVehicle} className="nu:@container">
        <VehicleSearchFields id={formId} problems={problems} {...choices.fields} />
      </form>
    </Dialog>
  );
}
