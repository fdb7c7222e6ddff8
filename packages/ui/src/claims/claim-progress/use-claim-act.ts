import { readError } from '../../flow/action-error/action-error.ts';
import type { AlreadySent, SendTools } from '../../flow/send/index.ts';
import { useSubmit } from '../../flow/send/use-submit.ts';
import { toast } from '../../primitives/toast/index.ts';

/** What is said of one thing that is done to a claim takes the place of what was said before. */
export const ABOUT_CLAIM = 'klaim';

/** The claim has gone on, in another tab or on the other side: what this page shows is old. */
const CONFLICT = 409;

const isAlreadySent = (answer: unknown): answer is AlreadySent =>
  typeof answer === 'object' && answer !== null && 'alreadySent' in answer;

export type ClaimActOptions = {
  open: boolean;
  /** Closes what asked for it. */
  close: () => void;
  /** Reads the claim again. */
  refresh: () => Promise<void>;
  /** Said when the server gives no reason. */
  failed?: string;
};

/**
 * One thing that is done to a claim: sent once, said when it is done, and said why when it is not [Q22]. The claim is read
 * again after it, and also when it turns out to have gone on meanwhile.
 */
export function useClaimAct({
  open,
  close,
  refresh,
  failed = 'Perubahan belum tersimpan, silakan coba lagi',
}: ClaimActOptions) {
  // What failed is forgotten once the dialog is opened again.
  const { submitting, submit } = useSubmit<unknown>(failed, String(open));

  async function act(send: (tools: SendTools) => Promise<unknown>, done: string) {
    await submit(async (tools) => {
      try {
        const answer = await send(tools);
        toast({
          about: ABOUT_CLAIM,
          ...(isAlreadySent(answer)
            ? { tone: 'info', message: 'Sudah terkirim sebelumnya' }
            : { tone: 'success', message: done }),
        });
        close();
        await refresh();
        return answer;
      } catch (thrown) {
        if (readError(thrown, '').status === CONFLICT) {
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
    /** 0 to 1 while files are on their way. */
    progress: submitting.state === 'sending' ? submitting.progress : null,
    cancel: submitting.state === 'sending' ? submitting.cancel : null,
    error: submitting.state === 'failed' ? submitting.error : null,
  };
}
