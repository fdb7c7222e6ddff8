import { CLAIM_MESSAGES } from '@naungan/domain/claim';
import type { ClaimDetail } from '@naungan/domain/claim/record';
import { useState } from 'react';
import { WorkshopSearch } from '../lines/vehicle/Workshops.tsx';
import { Button } from '../primitives/button/index.ts';
import { ConfirmDialog } from '../primitives/confirm-dialog/index.ts';
import { useConfirmation } from '../primitives/confirm-dialog/use-confirmation.ts';
import { Dialog } from '../primitives/dialog/index.ts';
import { useMessages } from '../primitives/host/messages.ts';
import { ClaimActionProblem } from './claim-progress/ClaimActionProblem.tsx';
import type { ClaimDialogProps } from './claim-progress/claim-dialog.ts';
import { useClaimAction } from './claim-progress/use-claim-action.ts';
import { claimDialogsMessages } from './messages.ts';

type Workshop = NonNullable<ClaimDetail['vehicle']>['workshops'][number];

/** A dialog to find workshops by name or address, and to choose the one for the repair. The choice is final [3 §4]. */
export function WorkshopDialog({ claim, actions, open, onOpenChange, refresh }: ClaimDialogProps) {
  const texts = useMessages('ClaimDialogs', claimDialogsMessages);
  const [chosenWorkshop, setChosenWorkshop] = useState<Workshop | null>(null);
  const confirmation = useConfirmation();
  const { runAction, pending, error } = useClaimAction({ open, close: () => onOpenChange(false), refresh });

  async function chooseWorkshop(workshop: Workshop) {
    setChosenWorkshop(workshop);
    if (!(await confirmation.confirm())) return;
    await runAction(async () => actions.chooseWorkshop?.(workshop._id), texts.workshopSaved);
  }

  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => !pending && onOpenChange(isOpen)}
      size="lg"
      title={texts.workshop}
      description={texts.workshopText}
    >
      <ClaimActionProblem error={error} />
      <WorkshopSearch
        workshops={claim.vehicle?.workshops ?? []}
        action={(workshop) => (
          <Button
            variant="secondary"
            size="sm"
            pending={pending && workshop._id === chosenWorkshop?._id}
            onClick={() => !pending && void chooseWorkshop(workshop)}
          >
            {texts.choose} <span className="nu:sr-only">{workshop.name}</span>
          </Button>
        )}
      />
      <ConfirmDialog
        {...confirmation.props}
        title={CLAIM_MESSAGES.workshopConfirm}
        description={
          <>
            {chosenWorkshop && (
              <span className="nu:block nu:font-semibold nu:text-ink">{chosenWorkshop.name}</span>
            )}
            {CLAIM_MESSAGES.workshopConfirmText}
          </>
        }
        confirmLabel={texts.confirmSave}
      />
    </Dialog>
  );
}
