import {
  type ClaimDocument,
  LIABILITY_CAUSE,
  requestedDocuments,
  requiresBankAccount,
} from '@naungan/domain/claim';
import { EMPTY_CLAIM } from '@naungan/domain/claim/form';
import type { PolicyLookup } from '@naungan/domain/claim/record';
import type { AttachmentFiles } from '../../fields/attachment/attachment-files.ts';

type Account = { accountNumber: string; accountHolder: string; bankName: string };

/** The typed values of a claim [3 §3]; plain data, so that they survive a refresh. */
export type ClaimValues = {
  causeOfClaim: string;
  totalClaim: number | null;
  incidentDate: string;
  causeDisaster: string;
  description: string;
  thirdPartyClaim: 'Y' | 'N';
  account: Account;
};

/** The heir who claims for a deceased insured. */
export type HeirValues = { fullName: string; relationship: string; email: string; phone: string };

export type ClaimDraft = {
  values: ClaimValues;
  /** Set for an heir's claim. */
  heir: HeirValues | null;
  files: AttachmentFiles;
};

const { attachments: _none, ...EMPTY_VALUES } = EMPTY_CLAIM;
const NO_HEIR: HeirValues = { fullName: '', relationship: '', email: '', phone: '' };

/** Returns a new claim; the account is that of the policyholder's last claim. */
export function emptyClaim({ account }: Pick<PolicyLookup, 'account'>, heir: boolean): ClaimDraft {
  const accountFields = account && {
    accountNumber: account.account_number,
    accountHolder: account.account_owner,
    bankName: account.bank,
  };
  return {
    values: { ...EMPTY_VALUES, thirdPartyClaim: 'N', account: accountFields ?? EMPTY_VALUES.account },
    heir: heir ? NO_HEIR : null,
    files: {},
  };
}

/** Whether a third party claims against the policyholder: ticked, or implied by the cause. */
export const isThirdParty = ({ causeOfClaim, thirdPartyClaim }: ClaimValues): boolean =>
  thirdPartyClaim === 'Y' || causeOfClaim === LIABILITY_CAUSE;

/** Returns the documents that this claim needs, by the values entered so far. */
export const documentsOfDraft = (
  { productType }: Pick<PolicyLookup, 'productType'>,
  { values, heir }: ClaimDraft,
): ClaimDocument[] =>
  requestedDocuments({
    productType,
    cause: values.causeOfClaim,
    thirdParty: isThirdParty(values),
    heir: heir !== null,
  });

export const showsAccount = (
  { productType }: Pick<PolicyLookup, 'productType'>,
  { causeOfClaim }: ClaimValues,
): boolean => requiresBankAccount(productType, causeOfClaim);
