import type { ClaimAction } from './action.ts';
import type { ClaimFacts } from './facts.ts';
import { revisionProblem } from './files.ts';
import type { ClaimProblem, ClaimProblemCode } from './problem.ts';
import { claimDocuments } from './product.ts';
import { isRepaired, nextRepairStep } from './repair.ts';

/** Checks of an action's parameters against the claim. Each returns the problem, or `null`. */
type Check<Parameters> = (claim: ClaimFacts, parameters: Parameters) => ClaimProblem | null;

export const problem = (code: ClaimProblemCode | null): ClaimProblem | null => code && { code };

export const checkAmount: Check<{ amount: number }> = (_claim, { amount }) =>
  problem(Number.isSafeInteger(amount) && amount > 0 ? null : 'amountNotPositive');

export const checkRequestedDocuments: Check<{ codes: readonly string[] }> = (claim, { codes }) => {
  const knownCodes = claimDocuments(claim).map(({ code }) => code);
  const hasKnownCodes = codes.length > 0 && codes.every((code) => knownCodes.includes(code));
  return problem(hasKnownCodes ? null : 'documentCodesInvalid');
};

export const checkSentDocuments: Check<{ codes: readonly string[] }> = (claim, { codes }) => {
  if (codes.some((code) => !claim.needRevision.includes(code))) return { code: 'documentNotSentBack' };
  const documentsToRevise = claimDocuments(claim).filter(({ code }) => claim.needRevision.includes(code));
  return revisionProblem(
    documentsToRevise.map((document) => ({ ...document, title: document.name })),
    codes,
  );
};

export const checkRepair: Check<ClaimAction<'moveRepair'>> = (claim, { step, workshop }) => {
  if ((claim.workshop ?? workshop ?? null) === null) return { code: 'workshopMissing' };
  return problem(nextRepairStep(claim.repair) === step ? null : 'repairStepOutOfOrder');
};

/** A letter needs an account, known or sent with it [Q43]. */
export const checkLetterAccount: Check<{ account: boolean }> = (claim, { account }) =>
  problem(claim.account || account ? null : 'accountMissing');

/** The workshop is paid for a repair, so that only other claims need an account. */
export const checkPayee: Check<{ account: boolean }> = (claim, { account }) =>
  problem(claim.account || account || isRepaired(claim) ? null : 'payeeMissing');
