import {
  type ClaimDocument,
  LIABILITY_CAUSE,
  requestedDocuments,
  requiresBankAccount,
} from '@naungan/domain/claim';
import { EMPTY_CLAIM } from '@naungan/domain/claim/form';
import type { PolicyLookup } from '@naungan/domain/claim/record';
import type { AttachmentFiles } from '../../fields/attachment/attachment-files.ts';

type BankAccount = { accountNumber: string; accountHolder: string; bankName: string };

/** The entered values of a claim [3 §3]. Plain data, which a draft can store. */
export type ClaimValues = {
  /** Code of the cause; '' while none is chosen. */
  causeOfClaim: string;
  /** Claimed amount in rupiah; `null` while the field is empty. */
  totalClaim: number | null;
  incidentDate: string;
  /** The cause of the damage in the claimant's words. */
  causeDisaster: string;
  description: string;
  thirdPartyClaim: 'Y' | 'N';
  account: BankAccount;
};

/** The heir who claims for a deceased insured. */
export type HeirValues = { fullName: string; relationship: string; email: string; phone: string };

export type ClaimDraft = {
  values: ClaimValues;
  /** Set for an heir's claim. */
  heir: HeirValues | null;
  files: AttachmentFiles;
};

// `attachments` is left out, because a draft stores the documents in `files`.
const { attachments: _attachments, ...EMPTY_VALUES } = EMPTY_CLAIM;
const EMPTY_HEIR: HeirValues = { fullName: '', relationship: '', email: '', phone: '' };

/** Returns the draft of a new claim, with the policyholder's bank account if it is known. */
export function emptyClaim({ account }: Pick<PolicyLookup, 'account'>, isHeir: boolean): ClaimDraft {
  const accountFields = account && {
    accountNumber: account.account_number,
    accountHolder: account.account_owner,
    bankName: account.bank,
  };
  return {
    values: { ...EMPTY_VALUES, thirdPartyClaim: 'N', account: accountFields ?? EMPTY_VALUES.account },
    heir: isHeir ? EMPTY_HEIR : null,
    files: {},
  };
}

/** Returns whether a third party claims against the policyholder: the checkbox is ticked, or the cause implies it. */
export const isThirdParty = ({ causeOfClaim, thirdPartyClaim }: ClaimValues): boolean =>
  thirdPartyClaim === 'Y' || causeOfClaim === LIABILITY_CAUSE;

/** Returns the documents that the entered values require. */
export const documentsOfDraft = (
  { productType }: Pick<PolicyLookup, 'productType'>,
  { values, heir }: ClaimDraft,
): ClaimDocument[] =>
  requestedDocuments({
    productType,
    cause: values.causeOfClaim,
    isThirdParty: isThirdParty(values),
    isHeir: heir !== null,
  });

/** Returns whether the form has the fields of the bank account. */
export const hasAccountFields = (
  { productType }: Pick<PolicyLookup, 'productType'>,
  { causeOfClaim }: ClaimValues,
): boolean => requiresBankAccount(productType, causeOfClaim);
