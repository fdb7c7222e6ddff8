import type { VehiclePlan } from '@naungan/domain/lines/vehicle/record';
import type { ChangeEvent } from 'react';
import type { StepBodyProps } from '../../../flow/step-page/step-page.ts';
import { fieldId } from '../../../flow/step-problems.ts';
import { useMessages } from '../../../primitives/host/messages.ts';
import { MoneyField } from '../../../primitives/money-field/index.ts';
import { TextField } from '../../../primitives/text-field/index.ts';
import { EligibilityNotice } from '../additions/EligibilityNotice.tsx';
import { MissingVehicleNotice } from '../MissingVehicleNotice.tsx';
import { vehicleOrderMessages } from '../messages.ts';
import { priceHint } from '../price-hint.tsx';
import { hasVehicle, marketPriceOf, type VehicleSlices, withVehicle } from '../vehicle-slices.ts';
import { ChassisField } from './ChassisField.tsx';
import { PlateField } from './PlateField.tsx';
import { VehicleCard } from './VehicleCard.tsx';

type Vehicle = VehicleSlices['vehicle'];

/** The searched vehicle, and its plate, chassis and engine numbers [2 §5]. */
export function VehicleFields(props: StepBodyProps<VehiclePlan, VehicleSlices>) {
  const texts = useMessages('VehicleOrder', vehicleOrderMessages);
  const { today, draft, errors, changeSlices } = props;
  const { vehicle } = draft.slices;
  if (!hasVehicle(draft.slices)) return <MissingVehicleNotice />;

  const changeVehicle = (patch: Partial<Vehicle>) =>
    changeSlices((slices) => ({ vehicle: { ...slices.vehicle, ...patch } }));
  const fieldProps = (name: keyof Vehicle, label: string) => ({
    id: fieldId(`vehicle.${name}`),
    label,
    error: errors[`vehicle.${name}`],
    requirement: 'required' as const,
  });
  const textProps = (name: 'chassisNumber' | 'machineNumber', label: string) => ({
    ...fieldProps(name, label),
    value: vehicle[name],
    autoComplete: 'off',
    autoCapitalize: 'characters',
    spellCheck: false,
    className: 'nu:[&_input]:tabular nu:[&_input]:uppercase',
    onChange: (event: ChangeEvent<HTMLInputElement>) => changeVehicle({ [name]: event.target.value }),
  });

  return (
    <>
      <EligibilityNotice {...props} />
      <VehicleCard
        slices={draft.slices}
        catalogue={props.catalogue}
        today={today}
        error={errors['vehicle.model']}
        onChange={(chosenVehicle) =>
          changeSlices((slices) => ({ vehicle: withVehicle(slices.vehicle, chosenVehicle) }))
        }
      />
      <div className="nu:grid nu:gap-5 nu:@tablet:grid-cols-2">
        <MoneyField
          {...fieldProps('price', texts.priceLabel)}
          hint={priceHint(marketPriceOf(vehicle), errors['vehicle.price'])}
          value={vehicle.price === 0 ? null : vehicle.price}
          onValueChange={(price) => changeVehicle({ price: price ?? 0 })}
        />
        <PlateField
          {...fieldProps('vehicleLicense', texts.plateLabel)}
          value={vehicle.vehicleLicense}
          area={vehicle.area}
          onValueChange={(vehicleLicense) => changeVehicle({ vehicleLicense })}
        />
        <ChassisField {...textProps('chassisNumber', texts.chassisLabel)} />
        <TextField {...textProps('machineNumber', texts.machineLabel)} hint={texts.machineHint} />
      </div>
    </>
  );
}
