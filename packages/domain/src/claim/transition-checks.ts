import type { ClaimAction } from './action.ts';
import type { ReplacementMethod } from './claim-rules.ts';
import type { ClaimFacts } from './facts.ts';
import { revisionProblem } from './files.ts';
import type { ClaimProblem, ClaimProblemCode } from './problem.ts';
import { claimDocuments, replacementOptions } from './product.ts';
import { isSettledByRepair, nextRepairStep } from './repair.ts';

/** A check of an action's parameters against the claim. It returns the problem, or `null`. */
type Check<ActionParameters> = (claim: ClaimFacts, parameters: ActionParameters) => ClaimProblem | null;

export const problemOf = (code: ClaimProblemCode | null): ClaimProblem | null => code && { code };

export const checkAmount: Check<{ amount: number }> = (_claim, { amount }) =>
  problemOf(Number.isSafeInteger(amount) && amount > 0 ? null : 'amountNotPositive');

export const checkRequestedDocuments: Check<{ codes: readonly string[] }> = (claim, { codes }) => {
  const knownCodes = claimDocuments(claim).map(({ code }) => code);
  const hasKnownCodes = codes.length > 0 && codes.every((code) => knownCodes.includes(code));
  return problemOf(hasKnownCodes ? null : 'documentCodesInvalid');
};

export const checkSentDocuments: Check<{ codes: readonly string[] }> = (claim, { codes }) => {
  if (codes.some((code) => !claim.needRevision.includes(code))) return { code: 'documentNotSentBack' };
  const documentsToRevise = claimDocuments(claim).filter(({ code }) => claim.needRevision.includes(code));
  return revisionProblem(
    documentsToRevise.map((document) => ({ ...document, title: document.name })),
    codes,
  );
};

export const checkReplacement: Check<{ method: ReplacementMethod }> = (claim, { method }) => {
  const isOffered = replacementOptions(claim).some(({ value }) => value === method);
  return problemOf(isOffered ? null : 'replacementMissing');
};

export const checkRepair: Check<ClaimAction<'moveRepair'>> = (claim, { step, workshop }) => {
  if ((claim.workshop ?? workshop ?? null) === null) return { code: 'workshopMissing' };
  return problemOf(nextRepairStep(claim.repair) === step ? null : 'repairStepOutOfOrder');
};

/** Requires that the claim has a bank account, or that the claimant sends it with the letter [Q43]. */
export const checkLetterAccount: Check<{ hasAccount: boolean }> = (claim, { hasAccount }) =>
  problemOf(claim.hasAccount || hasAccount ? null : 'accountMissing');

/** Requires a bank account for a payment, except for a repair, which is paid to the workshop. */
export const checkPaymentAccount: Check<{ hasAccount: boolean }> = (claim, { hasAccount }) =>
  problemOf(claim.hasAccount || hasAccount || isSettledByRepair(claim) ? null : 'payeeMissing');
