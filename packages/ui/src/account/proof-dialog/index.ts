export type { Proof, ProofDialogProps, ProofMethods } from './ProofDialog.tsx';
export { type ProofOptions, type Prove, useProof } from './use-proof.tsx';
