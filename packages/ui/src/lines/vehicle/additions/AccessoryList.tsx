import { MAX_ACCESSORIES, totalAccessories } from '@naungan/domain/lines/vehicle';
import { formatRupiah } from '@naungan/domain/money';
import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useLazyDialog } from '../../../flow/lazy-component/use-lazy-dialog.ts';
import { fieldId } from '../../../flow/step-problems.ts';
import { Button } from '../../../primitives/button/index.ts';
import { Card } from '../../../primitives/card/index.ts';
import { DescriptionList } from '../../../primitives/description-list/index.ts';
import { FieldNotes } from '../../../primitives/field/Field.tsx';
import { Heading } from '../../../primitives/heading/index.ts';
import { useMessages } from '../../../primitives/host/messages.ts';
import { IconButton } from '../../../primitives/icon-button/index.ts';
import { Money } from '../../../primitives/money/index.ts';
import { vehicleOrderMessages } from '../messages.ts';
import type { VehicleSlices, VehicleState } from '../vehicle-slices.ts';
import type { AccessoryDialogProps } from './AccessoryDialog.tsx';

type Accessories = VehicleSlices['additions']['accesories'];

export type AccessoryListProps = {
  state: VehicleState;
  error?: string | undefined;
  onChange: (accesories: Accessories) => void;
};

/** The accessories, whose values count towards the sum insured. Each opens in a dialog. */
export function AccessoryList({ state, error, onChange }: AccessoryListProps) {
  const texts = useMessages('VehicleOrder', vehicleOrderMessages);
  const dialog = useLazyDialog<AccessoryDialogProps>(() =>
    import('../wizard-dialogs.ts').then((module) => module.AccessoryDialog),
  );
  const { vehicle, additions } = state.draft.slices;
  const { accesories } = additions;
  /** Index of the accessory to change; the length of the list for a new one. */
  const [editedIndex, setEditedIndex] = useState(0);
  const [openCount, setOpenCount] = useState(0);
  const id = fieldId('additions.accesories');

  function edit(index: number) {
    setEditedIndex(index);
    setOpenCount((count) => count + 1);
    void dialog.show();
  }

  return (
    <Card id={id} data-field="" data-invalid={error ? '' : undefined}>
      <Heading level={2} className="nu:text-h5">
        {texts.accessories}
      </Heading>
      <p className="nu:mt-1 nu:text-muted">{texts.accessoriesHint}</p>
      {accesories.length > 0 && (
        <ul className="nu:mt-3 nu:divide-y nu:divide-line">
          {accesories.map(({ accesoriesName, accesoriesValue }, index) => (
            // Only the index distinguishes accessories with the same name and value.
            <li key={index} className="nu:flex nu:items-center nu:gap-2 nu:py-2">
              <span className="nu:min-w-0 nu:flex-1 nu:wrap-break-word">
                {accesoriesName}
                <Money value={accesoriesValue} size="sm" className="nu:block" />
              </span>
              <IconButton label={texts.change(accesoriesName)} onClick={() => edit(index)}>
                <Pencil aria-hidden="true" size={18} />
              </IconButton>
              <IconButton
                label={texts.remove(accesoriesName)}
                onClick={() => onChange(accesories.toSpliced(index, 1))}
              >
                <Trash2 aria-hidden="true" size={18} />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      <FieldNotes id={id} error={error} />
      <Button
        variant="secondary"
        size="sm"
        className="nu:mt-4"
        pending={dialog.pending}
        disabled={accesories.length >= MAX_ACCESSORIES}
        onClick={() => edit(accesories.length)}
      >
        {texts.addAccessory}
      </Button>
      {vehicle.price > 0 && (
        <DescriptionList
          className="nu:mt-5 nu:border-t nu:border-line nu:pt-4 nu:[&_dd]:shrink-0"
          items={[
            { title: texts.price, value: formatRupiah(vehicle.price) },
            { title: texts.accessoriesTotal, value: formatRupiah(totalAccessories(accesories)) },
            {
              title: texts.vehicleValue,
              value: formatRupiah(vehicle.price + totalAccessories(accesories)),
            },
          ]}
        />
      )}
      {dialog.Dialog && (
        <dialog.Dialog
          // The key resets the dialog, so that each opening starts with the current values.
          key={openCount}
          open={dialog.open}
          onOpenChange={dialog.setOpen}
          state={state}
          index={editedIndex}
          onSave={(accessory) => onChange(accesories.toSpliced(editedIndex, 1, accessory))}
        />
      )}
    </Card>
  );
}
