import { expansionName, offeredExpansions } from '@naungan/domain/lines/vehicle';
import { formatRupiah } from '@naungan/domain/money';
import { useLazyDialog } from '../../../flow/lazy-component/use-lazy-dialog.ts';
import { fieldId } from '../../../flow/step-problems.ts';
import { Button } from '../../../primitives/button/index.ts';
import { Card } from '../../../primitives/card/index.ts';
import { DescriptionList } from '../../../primitives/description-list/index.ts';
import { FieldNotes } from '../../../primitives/field/Field.tsx';
import { Heading } from '../../../primitives/heading/index.ts';
import { useMessages } from '../../../primitives/host/messages.ts';
import { vehicleOrderMessages } from '../messages.ts';
import { isPriceInMarketRange, type VehicleState, vehiclePriceInput } from '../vehicle-slices.ts';
import type { ExpansionDialogProps } from './ExpansionDialog.tsx';

export type ExpansionListProps = {
  state: VehicleState;
  error?: string | undefined;
  /** Called with the ids of the chosen extensions. */
  onChange: (expansion: string[]) => void;
};

/** The chosen extensions, and the dialog to change them. */
export function ExpansionList({ state, error, onChange }: ExpansionListProps) {
  const texts = useMessages('VehicleOrder', vehicleOrderMessages);
  const dialog = useLazyDialog<ExpansionDialogProps>(() =>
    import('../wizard-dialogs.ts').then((module) => module.ExpansionDialog),
  );
  const { plan, today, draft } = state;
  const { expansion } = draft.slices.additions;
  const offeredExtensions = offeredExpansions(plan, vehiclePriceInput(draft.slices), today);
  const noPremiumText = isPriceInMarketRange(draft.slices) ? texts.unavailable : '-';
  const premiumText = (premi: number | undefined) =>
    premi === undefined ? noPremiumText : formatRupiah(premi);
  const { seats } = draft.slices.vehicle;
  const items = expansion.map((expansionId) => {
    const expansionOfPlan = plan.expansion.find(({ _id }) => _id === expansionId);
    return {
      title: expansionOfPlan ? expansionName(expansionOfPlan, seats) : texts.otherExpansion,
      value: premiumText(offeredExtensions.find(({ _id }) => _id === expansionId)?.premi),
    };
  });
  const id = fieldId('additions.expansion');

  return (
    <Card id={id} data-field="" data-invalid={error ? '' : undefined}>
      <Heading level={2} className="nu:text-h5">
        {texts.expansions}
      </Heading>
      <p className="nu:mt-1 nu:text-muted">{items.length === 0 ? texts.noneChosen : texts.expansionsHint}</p>
      {items.length > 0 && <DescriptionList className="nu:mt-4 nu:[&_dd]:shrink-0" items={items} />}
      <FieldNotes id={id} error={error} />
      <Button
        variant="secondary"
        size="sm"
        className="nu:mt-4"
        pending={dialog.pending}
        onClick={dialog.show}
      >
        {items.length === 0 ? texts.chooseExpansions : texts.changeExpansions}
      </Button>
      {dialog.Dialog && (
        <dialog.Dialog open={dialog.open} onOpenChange={dialog.setOpen} state={state} onChange={onChange} />
      )}
    </Card>
  );
}
