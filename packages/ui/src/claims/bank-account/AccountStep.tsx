import type { ClaimDetail } from '@naungan/domain/claim/record';
import { useRef } from 'react';
import { Button } from '../../primitives/button/index.ts';
import { useMessages } from '../../primitives/host/messages.ts';
import { ClaimActionProblem } from '../claim-progress/ClaimActionProblem.tsx';
import type { ClaimActions } from '../claim-progress/claim-actions.ts';
import { claimDialogsMessages } from '../messages.ts';
import { AccountInputs } from './AccountInputs.tsx';
import { AccountText } from './AccountText.tsx';
import { claimAccountOf } from './claim-account.ts';
import type { AccountForm } from './use-account-form.ts';
import { useSaveAccount } from './use-save-account.ts';

export type AccountStepProps = {
  claim: ClaimDetail;
  actions: ClaimActions;
  /** State of the account fields. */
  form: AccountForm;
  /** Whether the fields of a known account are shown. */
  editing: boolean;
  onEditingChange: (editing: boolean) => void;
  /** Whether the dialog around the step is open. */
  open: boolean;
  refresh: () => Promise<void>;
};

/** The step before the discharge letter: shows the known bank account, or the fields to enter or change the account. */
export function AccountStep({
  claim,
  actions,
  form,
  editing,
  onEditingChange,
  open,
  refresh,
}: AccountStepProps) {
  const texts = useMessages('ClaimDialogs', claimDialogsMessages);
  const content = useRef<HTMLDivElement>(null);
  const account = claimAccountOf(claim);
  const { save, pending, error } = useSaveAccount({
    actions,
    form,
    open,
    close: () => onEditingChange(false),
    refresh,
  });
  if (account && !editing)
    return (
      <div className="nu:flex nu:flex-wrap nu:items-center nu:justify-between nu:gap-x-5 nu:gap-y-2">
        <p className="nu:font-semibold">
          <AccountText account={account} />
        </p>
        <Button variant="secondary" size="sm" onClick={() => onEditingChange(true)}>
          {texts.changeAccount}
        </Button>
      </div>
    );
  return (
    <div ref={content}>
      <ClaimActionProblem error={error} />
      <AccountInputs
        account={form.account}
        errors={form.errors}
        onChange={form.changeAccount}
        loadBanks={actions.loadBanks}
      />
      <div className="nu:mt-4 nu:flex nu:flex-wrap nu:items-center nu:gap-x-4 nu:gap-y-2">
        <Button
          variant="secondary"
          size="sm"
          pending={pending}
          onClick={() => content.current && void save(content.current)}
        >
          {texts.saveAccount}
        </Button>
        <p className="nu:text-sm nu:text-muted">{texts.accountPrinted}</p>
      </div>
    </div>
  );
}
