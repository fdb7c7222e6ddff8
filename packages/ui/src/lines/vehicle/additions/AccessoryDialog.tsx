import { checkAccessories } from '@naungan/domain/lines/vehicle';
import { VEHICLE_STEPS } from '@naungan/domain/lines/vehicle/steps';
import { type FormEvent, useId, useState } from 'react';
import { messagesOf, schemaProblems } from '../../../flow/step-problems.ts';
import { Button } from '../../../primitives/button/index.ts';
import { Dialog } from '../../../primitives/dialog/index.ts';
import { focusField } from '../../../primitives/error-summary/focus-field.ts';
import { useMessages } from '../../../primitives/host/messages.ts';
import { MoneyField } from '../../../primitives/money-field/index.ts';
import { TextField } from '../../../primitives/text-field/index.ts';
import { vehicleOrderMessages } from '../messages.ts';
import type { VehicleSlices, VehicleState } from '../vehicle-slices.ts';
import { CurrentPrice } from './CurrentPrice.tsx';

type Accessory = VehicleSlices['additions']['accesories'][number];

export type AccessoryDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  state: VehicleState;
  /** Index of the accessory to change; the length of the list for a new one. */
  index: number;
  onSave: (accessory: Accessory) => void;
};

// The additions are the second step.
const [, { schema: additionsSchema }] = VEHICLE_STEPS;

/** Returns the wizard's state with this accessory at this index. */
function withAccessory(state: VehicleState, index: number, accessory: Accessory): VehicleState {
  const { draft } = state;
  const { additions } = draft.slices;
  const accesories = additions.accesories.toSpliced(index, 1, accessory);
  return {
    ...state,
    draft: { ...draft, slices: { ...draft.slices, additions: { ...additions, accesories } } },
  };
}

/** The fields of an accessory: name and value. Shows the price of the order while the value is typed. */
export function AccessoryDialog({ open, onOpenChange, state, index, onSave }: AccessoryDialogProps) {
  const texts = useMessages('VehicleOrder', vehicleOrderMessages);
  const formId = useId();
  const { vehicle, additions } = state.draft.slices;
  const [initialAccessory] = useState(additions.accesories[index]);
  const [name, setName] = useState(initialAccessory?.accesoriesName ?? '');
  const [value, setValue] = useState(initialAccessory?.accesoriesValue ?? null);
  const [hasAttempted, setHasAttempted] = useState(false);

  const typedAccessory = { accesoriesName: name, accesoriesValue: value };
  const problems = messagesOf(
    schemaProblems(additionsSchema(state), { expansion: [], accesories: [typedAccessory] }, { prefix: '' }),
  );
  const changedState = withAccessory(state, index, { accesoriesName: name, accesoriesValue: value ?? 0 });
  // The limit is a share of the vehicle's price, so there is none while the price is unknown.
  const valueProblem =
    vehicle.price === 0
      ? null
      : checkAccessories(changedState.draft.slices.additions.accesories, vehicle.price);
  const nameError = problems['accesories.0.accesoriesName'];
  const valueError = problems['accesories.0.accesoriesValue'] ?? valueProblem ?? undefined;

  function saveAccessory(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    // The form of the wizard would also receive this event, because React events bubble through portals.
    event.stopPropagation();
    setHasAttempted(true);
    if (nameError) focusField(`${formId}-name`, event.currentTarget);
    else if (valueError) focusField(`${formId}-value`, event.currentTarget);
    else {
      onSave({ accesoriesName: name.trim(), accesoriesValue: value ?? 0 });
      onOpenChange(false);
    }
  }

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={initialAccessory ? texts.changeAccessory : texts.addAccessory}
      footer={
        <>
          <CurrentPrice {...(value !== null && !valueError ? changedState : state)} />
          <Button type="submit" form={formId}>
            {texts.save}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={saveAccessory} className="nu:grid nu:gap-5">
        <TextField
          id={`${formId}-name`}
          label={texts.accessoryName}
          placeholder={texts.accessoryExample}
          autoComplete="off"
          requirement="required"
          value={name}
          error={hasAttempted ? nameError : undefined}
          onChange={(event) => setName(event.target.value)}
        />
        <MoneyField
          id={`${formId}-value`}
          label={texts.value}
          requirement="required"
          value={value}
          error={hasAttempted ? valueError : undefined}
          onValueChange={setValue}
        />
      </form>
    </Dialog>
  );
}
