import { type ComponentType, type ReactNode, useRef, useState } from 'react';
import { readApiProblem } from '../../flow/api-problem.ts';
import type { ProofDialogProps } from './ProofDialog.tsx';

export type ProofOptions = Pick<ProofDialogProps, 'loadMethods' | 'onProve' | 'onSignInAgain'>;

/** Runs an action; if the server requires a recent proof of identity, requests the proof and runs the action again. */
export type Prove = <Result>(action: () => Promise<Result>) => Promise<Result>;

/** Returns {@link Prove}, and the dialog to render. The dialog's code loads when a proof is first required. */
export function useProof(options: ProofOptions): { prove: Prove; proofDialog: ReactNode } {
  const [Dialog, setDialog] = useState<ComponentType<ProofDialogProps> | null>(null);
  const [open, setOpen] = useState(false);
  const settle = useRef<{ proved: () => void; closed: () => void } | null>(null);

  async function requestProof(thrown: unknown): Promise<void> {
    const { ProofDialog } = await import('./ProofDialog.tsx');
    setDialog(() => ProofDialog);
    setOpen(true);
    await new Promise<void>((resolve, reject) => {
      settle.current = { proved: resolve, closed: () => reject(thrown) };
    });
  }

  async function prove<Result>(action: () => Promise<Result>): Promise<Result> {
    try {
      return await action();
    } catch (thrown) {
      if (readApiProblem(thrown).code !== 'REAUTHENTICATE') throw thrown;
      await requestProof(thrown);
      return action();
    }
  }

  const close = (result: 'proved' | 'closed') => {
    setOpen(false);
    settle.current?.[result]();
    settle.current = null;
  };
  const proofDialog = Dialog && (
    <Dialog {...options} open={open} onClose={() => close('closed')} onProved={() => close('proved')} />
  );
  return { prove, proofDialog };
}
