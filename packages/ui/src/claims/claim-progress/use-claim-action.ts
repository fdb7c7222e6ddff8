import { readApiProblem } from '../../flow/api-problem.ts';
import type { AlreadySent } from '../../flow/send/index.ts';
import type { SendTools } from '../../flow/send/use-submit.ts';
import { useSubmit } from '../../flow/send/use-submit.ts';
import { useMessages } from '../../primitives/host/messages.ts';
import { toast } from '../../primitives/toast/index.ts';
import { claimPageMessages } from './messages.ts';

/** Toasts about actions share this topic, so that a new toast replaces the previous one. */
export const CLAIM_TOAST_TOPIC = 'klaim';

/** Status if the claim was changed in another tab or by the insurer, so that this page is outdated. */
const CONFLICT = 409;

const isAlreadySent = (response: unknown): response is AlreadySent =>
  typeof response === 'object' && response !== null && 'alreadySent' in response;

export type ClaimActionOptions = {
  /** Whether the dialog is open; true for a form that is always shown. */
  open: boolean;
  /** Closes the dialog. */
  close: () => void;
  /** Called after a conflict. Default: closes the dialog. */
  onConflict?: () => void;
  /** Reloads the claim. */
  refresh: () => Promise<void>;
  /** The message of a failure if the server's response contains none. */
  failureMessage?: string;
};

/**
 * Runs one action on a claim at a time, and reloads the claim after a success and after a conflict (409). A
 * toast reports the success, without congratulating [Q41], or the reason of the failure (`useSubmit`, [Q22]).
 */
export function useClaimAction({
  open,
  close,
  onConflict = close,
  refresh,
  failureMessage,
}: ClaimActionOptions) {
  const texts = useMessages('ClaimPage', claimPageMessages);
  // The second argument clears an earlier failure when the dialog is opened again.
  const { submitState, submit } = useSubmit<unknown>(failureMessage ?? texts.failed, String(open));

  async function runAction(send: (tools: SendTools) => Promise<unknown>, successMessage: string) {
    await submit(async (tools) => {
      try {
        const response = await send(tools);
        toast(
          isAlreadySent(response)
            ? { topic: CLAIM_TOAST_TOPIC, tone: 'info', message: texts.sentBefore }
            : {
                topic: CLAIM_TOAST_TOPIC,
                tone: 'info',
                title: texts.doneTitle,
                message: successMessage,
              },
        );
        close();
        await refresh();
        return response;
      } catch (thrown) {
        if (readApiProblem(thrown).status === CONFLICT) {
          onConflict();
          void refresh();
        }
        throw thrown;
      }
    });
  }

  return {
    runAction,
    pending: submitState.state === 'sending',
    /** 0 to 1 while files are uploading. */
    progress: submitState.state === 'sending' ? submitState.progress : null,
    cancel: submitState.state === 'sending' ? submitState.cancel : null,
    error: submitState.state === 'failed' ? submitState.error : null,
  };
}
