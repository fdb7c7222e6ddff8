import {
  EXTENSIONS,
  expansionLimitText,
  offeredExpansions,
  type PricedExpansion,
  SEARCH_ALERT,
} from '@naungan/domain/lines/vehicle';
import { formatRupiah } from '@naungan/domain/money';
import { Button } from '../../../primitives/button/index.ts';
import { Checkbox } from '../../../primitives/checkbox/index.ts';
import { Dialog } from '../../../primitives/dialog/index.ts';
import { type Messages, useMessages } from '../../../primitives/host/messages.ts';
import { RadioGroup } from '../../../primitives/radio-group/index.ts';
import { vehicleOrderMessages } from '../messages.ts';
import { hasVehicle, isPriceInMarketRange, type VehicleState, vehiclePriceInput } from '../vehicle-slices.ts';
import { CurrentPrice } from './CurrentPrice.tsx';
import { EXTENSION_EXPLANATIONS } from './extension-explanations.ts';

export type ExpansionDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  state: VehicleState;
  onChange: (expansion: string[]) => void;
};

/**
 * Groups the extensions by kind, sorted as in the product. A kind is one extension, or several with
 * different limits.
 */
function groupByCode(offeredExtensions: readonly PricedExpansion[]) {
  const codes = [...new Set(offeredExtensions.map(({ code }) => code))];
  return codes.map((code) => ({
    code,
    choices: offeredExtensions.filter((extension) => extension.code === code),
  }));
}

/** Returns the reason why no extension is available. */
function unavailableText({ plan, draft: { slices } }: VehicleState, texts: Messages['VehicleOrder']): string {
  if (plan.expansion.length === 0) return texts.noneOffered;
  if (!hasVehicle(slices)) return SEARCH_ALERT;
  return isPriceInMarketRange(slices) ? texts.noneForVehicle : texts.checkPrice;
}

/** The extensions for this vehicle. Of each kind, only one limit can be chosen. Each change applies immediately. */
export function ExpansionDialog({ open, onOpenChange, state, onChange }: ExpansionDialogProps) {
  const texts = useMessages('VehicleOrder', vehicleOrderMessages);
  const { plan, today, draft } = state;
  const { expansion } = draft.slices.additions;
  const offeredExtensions = offeredExpansions(plan, vehiclePriceInput(draft.slices), today);
  const { seats } = draft.slices.vehicle;
  function limitOf(choice: PricedExpansion): string {
    const expansionOfPlan = plan.expansion.find(({ _id }) => _id === choice._id);
    return expansionOfPlan ? expansionLimitText(expansionOfPlan, seats) : choice.name;
  }
  const sortedIds = plan.expansion.map(({ _id }) => _id);
  const premiumPerYear = ({ premi }: PricedExpansion) => texts.perYear(formatRupiah(premi));
  /** Sorts the ids as in the product, so that the result does not depend on the sequence of the clicks. */
  const sortIds = (ids: string[]) =>
    ids.toSorted((one, other) => sortedIds.indexOf(one) - sortedIds.indexOf(other));
  /** Replaces the chosen extension of a kind; '' removes it. */
  const replaceChoice = (choices: readonly PricedExpansion[], chosenId: string) => {
    const otherIds = expansion.filter((id) => !choices.some(({ _id }) => _id === id));
    onChange(sortIds(chosenId === '' ? otherIds : [...otherIds, chosenId]));
  };

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={texts.expansions}
      footer={
        <>
          <CurrentPrice {...state} />
          <Button onClick={() => onOpenChange(false)}>{texts.done}</Button>
        </>
      }
    >
      {offeredExtensions.length === 0 ? (
        <p>{unavailableText(state, texts)}</p>
      ) : (
        <div className="nu:grid nu:gap-5">
          {groupByCode(offeredExtensions).map(({ code, choices }) => {
            const [onlyChoice] = choices;
            if (onlyChoice && choices.length === 1)
              return (
                <Checkbox
                  key={code}
                  label={onlyChoice.name}
                  hint={`${premiumPerYear(onlyChoice)}. ${EXTENSION_EXPLANATIONS[code]}`}
                  checked={expansion.includes(onlyChoice._id)}
                  onCheckedChange={(checked) => replaceChoice(choices, checked ? onlyChoice._id : '')}
                />
              );
            return (
              <RadioGroup
                key={code}
                label={EXTENSIONS[code].name}
                hint={EXTENSION_EXPLANATIONS[code]}
                orientation="vertical"
                options={[
                  { value: '', label: texts.withoutExpansion },
                  ...choices.map((choice) => ({
                    value: choice._id,
                    label: limitOf(choice),
                    hint: premiumPerYear(choice),
                  })),
                ]}
                value={choices.find(({ _id }) => expansion.includes(_id))?._id ?? ''}
                onValueChange={(id) => replaceChoice(choices, id)}
              />
            );
          })}
        </div>
      )}
    </Dialog>
  );
}
