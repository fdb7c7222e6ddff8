import type { ClaimActions } from '../claim-progress/claim-actions.ts';
import { type ClaimActionOptions, useClaimAction } from '../claim-progress/use-claim-action.ts';
import type { AccountForm } from './use-account-form.ts';

type SaveAccountOptions = Pick<ClaimActionOptions, 'open' | 'close' | 'refresh'> & {
  actions: ClaimActions;
  form: AccountForm;
};

/** Saves the typed account, unless a field is wrong. */
export function useSaveAccount({ actions, form, ...options }: SaveAccountOptions) {
  const { act, pending, error } = useClaimAction({
    ...options,
    failed: 'Rekening belum tersimpan, silakan coba lagi',
  });
  async function save(near: Element) {
    const account = form.check(near);
    if (!account) return;
    await act(async () => {
      await actions.changeAccount(account);
      form.reset();
    }, 'Rekening penerima sudah disimpan');
  }
  return { save, pending, error };
}
