import { type ReactNode, useState } from 'react';
import type { FormAutosave } from '../../account/form-autosave/use-form-autosave.ts';
import { useLazyComponent } from '../../flow/lazy-component/use-lazy-component.ts';
import type { ContactDetails, ContactPrefill } from '../contact-form/use-contact-form.ts';
import type { ConsultantDialogProps } from './ConsultantDialog.tsx';

export type ConsultantRequest = ContactDetails;

/** Options that product lists and product pages pass to the dialog. */
export type ConsultantOptions<Plan> = {
  /** Sends the request; resolves to the text to show, or nothing. */
  onRequestConsultant: (request: ConsultantRequest, plan: Plan) => Promise<string | undefined>;
  memberPrefill?: ContactPrefill | undefined;
  /** Resolves when `memberPrefill` is known: the dialog opens only then. */
  waitForMember?: (() => Promise<unknown>) | undefined;
  welcomeText?: string | undefined;
  confirmationText?: string | undefined;
  /** Stores the input, so that it survives a reload. */
  requestAutosave?: FormAutosave | undefined;
};

const loadDialog = () => import('./ConsultantDialog.tsx').then((module) => module.ConsultantDialog);

/**
 * Returns the dialog that requests a consultant, a function that loads the dialog and opens it for a plan, and the id
 * of the plan for which the dialog is loading.
 */
export function useConsultantDialog<Plan extends { _id: string; productName: string }>({
  onRequestConsultant,
  memberPrefill,
  waitForMember,
  welcomeText,
  confirmationText,
  requestAutosave,
}: ConsultantOptions<Plan>) {
  const [Dialog, ensureLoaded] = useLazyComponent<ConsultantDialogProps>(loadDialog);
  const [pendingId, setPendingId] = useState<string | null>(null);
  const [plan, setPlan] = useState<Plan | null>(null);
  const [open, setOpen] = useState(false);

  async function openFor(chosenPlan: Plan) {
    setPendingId(chosenPlan._id);
    const [isLoaded] = await Promise.all([ensureLoaded(), waitForMember?.().catch(() => undefined)]);
    setPendingId(null);
    if (!isLoaded) return;
    setPlan(chosenPlan);
    setOpen(true);
  }

  const dialog: ReactNode = Dialog && plan && (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      productName={plan.productName}
      onSubmit={(request) => onRequestConsultant(request, plan)}
      prefill={memberPrefill}
      welcomeText={welcomeText}
      confirmationText={confirmationText}
      autosave={requestAutosave}
    />
  );
  return { openFor, pendingId, dialog };
}
