import { DIALOG_TITLES } from '@naungan/domain/messages';
import { readApiProblem } from '../../flow/api-problem.ts';
import type { AlreadySent, SendTools } from '../../flow/send/index.ts';
import { useSubmit } from '../../flow/send/use-submit.ts';
import { toast } from '../../primitives/toast/index.ts';

/** Toasts about an action share this id, so that a new one replaces the old. */
export const CLAIM_TOAST_TOPIC = 'klaim';

/** A 409: the claim was changed in another tab or by the insurer, so this page is outdated. */
const CONFLICT = 409;

const isAlreadySent = (response: unknown): response is AlreadySent =>
  typeof response === 'object' && response !== null && 'alreadySent' in response;

export type ClaimActionOptions = {
  open: boolean;
  /** Closes the dialog. */
  close: () => void;
  /** Reloads the claim. */
  refresh: () => Promise<void>;
  /** Message when the server gives no reason. */
  failed?: string;
};

/**
 * Runs one action on a claim: sends it once, then announces success, without congratulating [Q41], or the reason of a
 * failure [Q22]. Reloads the claim afterwards, also after a 409.
 */
export function useClaimAction({
  open,
  close,
  refresh,
  failed = 'Perubahan belum tersimpan, silakan coba lagi',
}: ClaimActionOptions) {
  // Opening the dialog again clears an earlier failure.
  const { submitting, submit } = useSubmit<unknown>(failed, String(open));

  async function act(send: (tools: SendTools) => Promise<unknown>, done: string) {
    await submit(async (tools) => {
      try {
        const response = await send(tools);
        toast({
          topic: CLAIM_TOAST_TOPIC,
          ...(isAlreadySent(response)
            ? { tone: 'info', message: 'Sudah terkirim sebelumnya' }
            : { tone: 'info', title: DIALOG_TITLES.success, message: done }),
        });
        close();
        await refresh();
        return response;
      } catch (thrown) {
        if (readApiProblem(thrown).status === CONFLICT) {
          close();
          void refresh();
        }
        throw thrown;
      }
    });
  }

  return {
    act,
    pending: submitting.state === 'sending',
    /** 0 to 1 while files are uploading. */
    progress: submitting.state === 'sending' ? submitting.progress : null,
    cancel: submitting.state === 'sending' ? submitting.cancel : null,
    error: submitting.state === 'failed' ? submitting.error : null,
  };
}
