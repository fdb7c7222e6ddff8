import { type ReactNode, useState } from 'react';
import type { FormAutosave } from '../../account/form-autosave/use-form-autosave.ts';
import { useLazyPart } from '../../flow/lazy-part/use-lazy-part.ts';
import type { ContactDetails, ContactPrefill } from '../contact-form/use-contact-form.ts';
import type { ConsultantDialogProps } from './ConsultantDialog.tsx';

export type ConsultantRequest = ContactDetails;

/** What lists and details pass on to the dialog. */
export type ConsultantOptions<Plan> = {
  /** Resolves to the text to show, or to nothing. */
  onConsultant: (request: ConsultantRequest, plan: Plan) => Promise<string | undefined>;
  memberPrefill?: ContactPrefill | undefined;
  /** Resolves once `memberPrefill` is what it will be: the dialog waits for it. */
  memberKnown?: (() => Promise<unknown>) | undefined;
  welcomeText?: string | undefined;
  confirmationText?: string | undefined;
  /** Keeps what is typed through a refresh. */
  requestAutosave?: FormAutosave | undefined;
};

const loadDialog = () => import('./ConsultantDialog.tsx').then((module) => module.ConsultantDialog);

/** The consultant dialog of a page: `ask` loads it when first needed and opens it for a plan. */
export function useConsultantDialog<Plan extends { _id: string; productName: string }>({
  onConsultant,
  memberPrefill,
  memberKnown,
  welcomeText,
  confirmationText,
  requestAutosave,
}: ConsultantOptions<Plan>) {
  const [Dialog, need] = useLazyPart<ConsultantDialogProps>(loadDialog);
  const [pendingId, setPendingId] = useState<string | null>(null);
  const [plan, setPlan] = useState<Plan | null>(null);
  const [open, setOpen] = useState(false);

  async function ask(next: Plan) {
    setPendingId(next._id);
    const [there] = await Promise.all([need(), memberKnown?.().catch(() => undefined)]);
    setPendingId(null);
    if (!there) return;
    setPlan(next);
    setOpen(true);
  }

  const dialog: ReactNode = Dialog && plan && (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      productName={plan.productName}
      onSubmit={(request) => onConsultant(request, plan)}
      prefill={memberPrefill}
      welcomeText={welcomeText}
      confirmationText={confirmationText}
      autosave={requestAutosave}
    />
  );
  return { ask, pendingId, dialog };
}
