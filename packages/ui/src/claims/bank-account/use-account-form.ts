import { accountProblems } from '@naungan/domain/claim';
import type { ClaimAccount, ClaimDetail } from '@naungan/domain/claim/record';
import { useEffect, useRef, useState } from 'react';
import { fieldId, messagesOf } from '../../flow/step-problems.ts';
import { focusField } from '../../primitives/error-summary/index.ts';
import type { ClaimActions } from '../claim-progress/claim-actions.ts';
import { accountField } from './AccountInputs.tsx';
import { knownAccount } from './known-account.ts';

const NO_ACCOUNT: ClaimAccount = { accountNumber: '', accountHolder: '', bankName: '' };

/**
 * The typed account of a claim: at first the stored draft, else the claim's account, else the suggested one. Typing
 * stores a draft on this device.
 */
export function useAccountForm(
  claim: ClaimDetail,
  { loadAccount, saveAccount }: Pick<ClaimActions, 'loadAccount' | 'saveAccount'>,
) {
  const [typed, setTyped] = useState<ClaimAccount | null>(null);
  const [isChecked, setIsChecked] = useState(false);
  const load = useRef(loadAccount);
  const account = typed ?? knownAccount(claim) ?? claim.payment.suggestedAccount ?? NO_ACCOUNT;
  const problems = accountProblems(account).map(({ field, message }) => ({
    field: accountField(field),
    message,
  }));

  useEffect(() => {
    let isUnmounted = false;
    load.current?.().then(
      // An account typed before the stored one arrived is newer.
      (stored) => !isUnmounted && setTyped((now) => now ?? stored),
      () => undefined,
    );
    return () => {
      isUnmounted = true;
    };
  }, []);

  return {
    account,
    errors: isChecked ? messagesOf(problems) : {},
    change(patch: Partial<ClaimAccount>) {
      const next = { ...account, ...patch };
      setTyped(next);
      saveAccount?.(next);
    },
    /** Forgets what was typed, after it was saved. */
    reset() {
      setTyped(null);
      setIsChecked(false);
    },
    /** Returns the account; `null` after focusing the first field with a problem. */
    check(near: Element): ClaimAccount | null {
      setIsChecked(true);
      const [first] = problems;
      if (first) focusField(fieldId(first.field), near);
      return first ? null : account;
    },
  };
}

export type AccountForm = ReturnType<typeof useAccountForm>;
