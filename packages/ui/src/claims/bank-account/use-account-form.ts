import { accountProblems } from '@naungan/domain/claim';
import type { ClaimAccount, ClaimDetail } from '@naungan/domain/claim/record';
import { useEffect, useRef, useState } from 'react';
import { fieldId, messagesOf } from '../../flow/step-problems.ts';
import { focusField } from '../../primitives/error-summary/focus-field.ts';
import type { ClaimActions } from '../claim-progress/claim-actions.ts';
import { accountField } from './AccountInputs.tsx';
import { claimAccountOf } from './claim-account.ts';

const NO_ACCOUNT: ClaimAccount = { accountNumber: '', accountHolder: '', bankName: '' };

/**
 * Form state of a claim's bank account. Starts with the draft stored on this device, else the claim's account, else
 * the suggested account. Each change is stored as the draft.
 */
export function useAccountForm(
  claim: ClaimDetail,
  { loadAccount, saveAccount }: Pick<ClaimActions, 'loadAccount' | 'saveAccount'>,
) {
  const [enteredAccount, setEnteredAccount] = useState<ClaimAccount | null>(null);
  const [areErrorsShown, setAreErrorsShown] = useState(false);
  const initialLoad = useRef(loadAccount);
  const account = enteredAccount ?? claimAccountOf(claim) ?? claim.payment.suggestedAccount ?? NO_ACCOUNT;
  const problems = accountProblems(account).map(({ field, message }) => ({
    field: accountField(field),
    message,
  }));

  useEffect(() => {
    let isUnmounted = false;
    initialLoad.current?.().then(
      // An account that was entered while the stored draft loaded is newer than the draft, so the draft is
      // ignored.
      (storedAccount) => !isUnmounted && setEnteredAccount((previous) => previous ?? storedAccount),
      () => undefined,
    );
    return () => {
      isUnmounted = true;
    };
  }, []);

  return {
    account,
    errors: areErrorsShown ? messagesOf(problems) : {},
    changeAccount(patch: Partial<ClaimAccount>) {
      const changedAccount = { ...account, ...patch };
      setEnteredAccount(changedAccount);
      saveAccount?.(changedAccount);
    },
    /** Discards the entered account after it was saved. */
    reset() {
      setEnteredAccount(null);
      setAreErrorsShown(false);
    },
    /** Returns the account. If a field is invalid, focuses the first invalid field in `container` and returns `null`. */
    check(container: Element): ClaimAccount | null {
      setAreErrorsShown(true);
      const [firstProblem] = problems;
      if (firstProblem) focusField(fieldId(firstProblem.field), container);
      return firstProblem ? null : account;
    },
  };
}

export type AccountForm = ReturnType<typeof useAccountForm>;
