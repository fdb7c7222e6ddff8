import { CLAIM_MESSAGES, REPLACEMENT_METHODS } from '@naungan/domain/claim';
import { useState } from 'react';
import { Button } from '../primitives/button/index.ts';
import { ConfirmDialog } from '../primitives/confirm-dialog/index.ts';
import { useConfirmation } from '../primitives/confirm-dialog/use-confirmation.ts';
import { Dialog } from '../primitives/dialog/index.ts';
import { useMessages } from '../primitives/host/messages.ts';
import { RadioGroup } from '../primitives/radio-group/index.ts';
import { ClaimActionProblem } from './claim-progress/ClaimActionProblem.tsx';
import type { ClaimDialogProps } from './claim-progress/claim-dialog.ts';
import { useClaimAction } from './claim-progress/use-claim-action.ts';
import { claimDialogsMessages } from './messages.ts';

/** A dialog to choose the replacement method, which can be changed until it is locked [3 §4]. */
export function ReplacementDialog({ claim, actions, open, onOpenChange, refresh }: ClaimDialogProps) {
  const texts = useMessages('ClaimDialogs', claimDialogsMessages);
  const { optional: methods, selectedMethod } = claim.payment.replacement;
  const [chosenMethod, setChosenMethod] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const confirmation = useConfirmation();
  const { runAction, pending, error } = useClaimAction({ open, close: () => onOpenChange(false), refresh });
  const displayedMethod = chosenMethod || selectedMethod;

  async function saveMethod() {
    const method = REPLACEMENT_METHODS.find((candidate) => candidate === displayedMethod);
    if (!method) return setIsMissing(true);
    if (!(await confirmation.confirm())) return;
    await runAction(async () => actions.chooseReplacement?.(method), texts.replacementSaved);
  }

  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => !pending && onOpenChange(isOpen)}
      title={texts.replacement}
      description={texts.replacementText}
      footer={
        <Button className="nu:w-full nu:@tablet:w-auto" pending={pending} onClick={() => void saveMethod()}>
          {texts.saveReplacement}
        </Button>
      }
    >
      <ClaimActionProblem error={error} />
      <RadioGroup
        label={texts.replacedBy}
        orientation="vertical"
        options={methods.map((option) => ({ value: option.value, label: option.description }))}
        value={displayedMethod}
        onValueChange={setChosenMethod}
        error={isMissing && !displayedMethod ? CLAIM_MESSAGES.replacementMissing : undefined}
      />
      <ConfirmDialog
        {...confirmation.props}
        title={CLAIM_MESSAGES.replacementConfirm}
        description={methods.find((option) => option.value === displayedMethod)?.description}
        confirmLabel={texts.confirmSave}
      />
    </Dialog>
  );
}
