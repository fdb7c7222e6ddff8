import { useMessages } from '../../primitives/host/messages.ts';
import type { ClaimActions } from '../claim-progress/claim-actions.ts';
import { type ClaimActionOptions, useClaimAction } from '../claim-progress/use-claim-action.ts';
import { claimDialogsMessages } from '../messages.ts';
import type { AccountForm } from './use-account-form.ts';

type SaveAccountOptions = Pick<ClaimActionOptions, 'open' | 'close' | 'refresh'> & {
  actions: ClaimActions;
  form: AccountForm;
};

/** Returns the function that saves the entered bank account unless a field is invalid, and the state of saving. */
export function useSaveAccount({ actions, form, ...options }: SaveAccountOptions) {
  const texts = useMessages('ClaimDialogs', claimDialogsMessages);
  const { runAction, pending, error } = useClaimAction({
    ...options,
    failureMessage: texts.accountFailed,
  });
  async function save(container: Element) {
    const account = form.check(container);
    if (!account) return;
    await runAction(async () => {
      await actions.changeAccount(account);
      form.reset();
    }, texts.accountSaved);
  }
  return { save, pending, error };
}
