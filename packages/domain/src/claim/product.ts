import { lineOf } from '../lines/lines.ts';
import type { ProductType } from '../lines/product-type.ts';
import type { Option } from '../lists/option.ts';
import type { PolicyKind } from '../policy/kind.ts';
import { CLAIM_CAUSES, THIRD_PARTY_DOCUMENTS, VEHICLE_THEFT } from './cause.ts';
import type { ClaimRules, ReplacementMethod } from './claim-rules.ts';
import {
  additionalDocuments,
  type ClaimDocument,
  documentsOfRisk,
  HEIR_DOCUMENTS,
  LIVING_BENEFIT_CODES,
} from './document.ts';

type ReplacementOption = { value: ReplacementMethod; description: string };

export const REPLACEMENT_TEXTS: Readonly<Record<ReplacementMethod, string>> = {
  workshop: 'Perbaikan di bengkel rujukan',
  cash: 'Ganti rugi uang tunai ke rekening Anda',
  reinstatement: 'Perbaikan atau pembangunan kembali oleh perusahaan asuransi',
};

/** Returns the claim rules of a product type: the rules of its line, and defaults. */
export function claimRulesOf(type: ProductType): Required<ClaimRules> {
  return {
    hasAmountFields: false,
    hasWorkshopChoice: false,
    replacement: [],
    hasBeneficiary: false,
    limit: { label: 'Batas harga pertanggungan', isPerYear: false },
    ...lineOf(type).claims,
  };
}

type IssuedPolicy = { productType: ProductType; kind: PolicyKind };

/**
 * Returns the product type of a claim on a policy. An order for fire and earthquake has one policy per cover; each
 * policy accepts claims for its cover only.
 */
export function claimProductType({ productType, kind }: IssuedPolicy): ProductType {
  if (productType !== 'kebakaran-gempabumi') return productType;
  return kind === 'earthquake' ? 'gempabumi' : 'kebakaran';
}

/**
 * Returns whether a look-up with this product type finds a policy: the type is the ordered product or the cover of the
 * policy.
 */
export const matchesProductType = (policy: IssuedPolicy, type: ProductType): boolean =>
  policy.productType === type || claimProductType(policy) === type;

/** Returns the possible causes of a product's claims. */
export function causesOf(type: ProductType): readonly Option[] {
  return claimRulesOf(type).risks.flatMap((risk) => CLAIM_CAUSES[risk]);
}

/** The documents that the look-up of a policy returns [3 §3]. */
type ProductDocuments = {
  /** Documents of every claim. */
  claimAttachments: readonly ClaimDocument[];
  /** Additional documents, by the code of the cause that requires them, or 2003 for a third party's claim. */
  optionalAttachment: Readonly<Record<string, readonly ClaimDocument[]>>;
};

/**
 * Returns the documents of a product's claims. If the product insures several risks, `claimAttachments` has only
 * the documents of every risk; the other documents of a risk are listed under each of its causes.
 */
export function documentsOfProduct(type: ProductType): ProductDocuments {
  const { risks } = claimRulesOf(type);
  const isForEveryRisk = (code: string) =>
    risks.every((risk) => documentsOfRisk(risk).some((document) => document.code === code));
  const documentEntries = risks.flatMap((risk) => {
    const causes = CLAIM_CAUSES[risk].map(({ value }) => value);
    const riskDocuments = documentsOfRisk(risk).filter(({ code }) => !isForEveryRisk(code));
    const additionalByCode = additionalDocuments(risk, causes);
    // If the risk has documents, each of its causes has an entry, even a cause without additional documents.
    const codes =
      riskDocuments.length > 0
        ? [...new Set([...causes, ...Object.keys(additionalByCode)])]
        : Object.keys(additionalByCode);
    return codes.map((code) => {
      const riskDocumentsOfCause = causes.includes(code) ? riskDocuments : [];
      const documents = [...riskDocumentsOfCause, ...(additionalByCode[code] ?? [])];
      return [code, documents.map((document) => ({ ...document, codeNumber: code }))] as const;
    });
  });
  return {
    claimAttachments: documentsOfRisk(risks[0]).filter(({ code }) => isForEveryRisk(code)),
    optionalAttachment: Object.fromEntries(documentEntries),
  };
}

/** Returns whether the form has the third-party checkbox: if the product has documents for a third party's claim [3 §4]. */
export const hasThirdPartyDocuments = (type: ProductType): boolean =>
  Object.hasOwn(documentsOfProduct(type).optionalAttachment, THIRD_PARTY_DOCUMENTS);

/** The properties of a claim that determine its documents. `isThirdParty`: a third party claims against the policyholder. */
export type ClaimCase = { productType: ProductType; cause: string; isThirdParty: boolean; isHeir?: boolean };

/**
 * Returns all documents that a claim may have, without duplicates: documents of every claim, of the cause, of a
 * third party and of an heir.
 */
export function claimDocuments({
  productType,
  cause,
  isThirdParty,
  isHeir = false,
}: ClaimCase): ClaimDocument[] {
  const { claimAttachments, optionalAttachment } = documentsOfProduct(productType);
  const documents = [
    ...claimAttachments,
    ...(optionalAttachment[cause] ?? []),
    ...(isThirdParty ? (optionalAttachment[THIRD_PARTY_DOCUMENTS] ?? []) : []),
    ...(isHeir ? HEIR_DOCUMENTS : []),
  ];
  // A document that two lists contain is required if one of the lists requires it.
  return documents
    .filter(
      ({ code }, index) => documents.findIndex((otherDocument) => otherDocument.code === code) === index,
    )
    .map((document) => ({
      ...document,
      required: documents.some(({ code, required }) => code === document.code && required),
    }));
}

/**
 * Returns the documents that the form requests. An heir claims the benefit on death, so the form does not request
 * documents of a disability or a treatment.
 */
export const requestedDocuments = (claim: ClaimCase): ClaimDocument[] =>
  claimDocuments(claim).filter(({ code }) => !claim.isHeir || !LIVING_BENEFIT_CODES.includes(code));

/**
 * Returns whether the form has a bank account: for fire and earthquake claims, and for the theft of a vehicle [3 §4].
 */
export function requiresBankAccount(type: ProductType, cause: string): boolean {
  return claimRulesOf(type).hasAmountFields || (type === 'kendaraan' && cause === VEHICLE_THEFT);
}

/** Returns the ways to settle the loss that the claimant can choose from; empty after the theft of a vehicle. */
export function replacementOptions({
  productType,
  cause,
}: Pick<ClaimCase, 'productType' | 'cause'>): readonly ReplacementOption[] {
  return cause === VEHICLE_THEFT
    ? []
    : claimRulesOf(productType).replacement.map((value) => ({
        value,
        description: REPLACEMENT_TEXTS[value],
      }));
}

/** Returns whether the claimant can choose a referral workshop; false after the theft of a vehicle. */
export const offersWorkshop = ({ productType, cause }: Pick<ClaimCase, 'productType' | 'cause'>): boolean =>
  claimRulesOf(productType).hasWorkshopChoice && cause !== VEHICLE_THEFT;
