import type { AddressFormInput } from '@naungan/domain/address/form';
import { type AddressForm, addressForm } from '@naungan/domain/address/form';
import type { Beneficiary } from '@naungan/domain/beneficiary';
import { type BeneficiaryForm, beneficiaryForm, EMPTY_BENEFICIARY } from '@naungan/domain/beneficiary/form';
import type { OrderAmounts } from '@naungan/domain/fee';
import { type InsuredForm, type InsuredFormInput, insuredForm } from '@naungan/domain/insured/form';
import { personPrice } from '@naungan/domain/lines';
import type { Plan, RevisionDetail } from '@naungan/domain/lines/record';
import { fromWirePhone } from '@naungan/domain/phone';
import type { AttachmentFiles } from '../../fields/attachment/index.ts';

/** What the customer has corrected so far; plain data and files. */
export type RevisionDraft = {
  insured: InsuredFormInput;
  addresses: AddressFormInput;
  /** Of the lines that have one; the phone without 62. */
  beneficiary?: Beneficiary;
  files: AttachmentFiles;
};

export type RevisionSubmission = {
  uuid: string;
  /** Only the parts that were sent back, ready for the wire. */
  payload: {
    insured?: InsuredForm;
    /** With `insured`: what was shown. */
    amounts?: OrderAmounts;
    addresses?: AddressForm;
    beneficiary?: BeneficiaryForm;
  };
  /** Each file is named `{uuid}--{title}.{ext}` [2 §7]; `uploadId` names one that was sent ahead. */
  files: { code: string; title: string; file: File; uploadId?: string }[];
};

/** What the insurer has now; the phone without 62. */
export function revisionDraft(revision: RevisionDetail): RevisionDraft {
  const { insured, addresses } = revision;
  const beneficiary = 'beneficiary' in revision ? revision.beneficiary : undefined;
  return {
    insured: {
      ...insured,
      birthDate: insured.birthDate ?? '',
      placeOfbirth: insured.placeOfbirth ?? '',
      phoneNumber: fromWirePhone(insured.phoneNumber),
    },
    addresses,
    ...(beneficiary && { beneficiary: { ...beneficiary, phone: fromWirePhone(beneficiary.phone) } }),
    files: {},
  };
}

/** The documents to send again: each is needed, whether the product asks for it or not. */
export function revisionSpecs({ needRevisions }: RevisionDetail): Plan['attachments'] {
  return needRevisions
    .filter(({ item }) => item === 'attachment')
    .flatMap(({ attachments }) => attachments)
    .map((spec) => ({ ...spec, required: true }));
}

/** By the product's rules and on the day of the order, as the server judges it. */
export function revisionInsuredForm({ order }: RevisionDetail) {
  const { ages, premi } = order.product;
  return insuredForm({ ages, premi, today: order.orderedOn, needsBirth: true });
}

/** What the order costs with the corrections; `null` while no premium is for the birth date. */
export function revisionAmounts(
  { order }: RevisionDetail,
  { insured: { birthDate } }: RevisionDraft,
): OrderAmounts | null {
  const { product, printPolicy, orderedOn } = order;
  return personPrice(product, { birthDate, printPolicy }, orderedOn)?.amounts ?? null;
}

function renamed(uuid: string, title: string, file: File): File {
  const dot = file.name.lastIndexOf('.');
  const extension = dot > 0 ? file.name.slice(dot + 1).toLowerCase() : '';
  return new File([file], `${uuid}--${title}.${extension}`, { type: file.type });
}

/** `null` when a part does not pass: no step lets that happen. */
export function revisionSubmission(
  revision: RevisionDetail,
  draft: RevisionDraft,
): RevisionSubmission | null {
  const items = revision.needRevisions.map(({ item }) => item);
  const insured = items.includes('insured') ? revisionInsuredForm(revision).safeParse(draft.insured) : null;
  const addresses = items.includes('address') ? addressForm.safeParse(draft.addresses) : null;
  const beneficiary = items.includes('beneficiary')
    ? beneficiaryForm.safeParse(draft.beneficiary ?? EMPTY_BENEFICIARY)
    : null;
  const amounts = revisionAmounts(revision, draft);
  const parts = [insured, addresses, beneficiary];
  if ((insured && amounts === null) || parts.some((part) => part?.success === false)) return null;
  return {
    uuid: revision.uuid,
    payload: {
      ...(insured?.data && amounts && { insured: insured.data, amounts }),
      ...(addresses?.data && { addresses: addresses.data }),
      ...(beneficiary?.data && { beneficiary: beneficiary.data }),
    },
    files: revisionSpecs(revision).flatMap(({ code, name }) => {
      const file = draft.files[code];
      return file ? [{ code, title: name, file: renamed(revision.uuid, name, file) }] : [];
    }),
  };
}
