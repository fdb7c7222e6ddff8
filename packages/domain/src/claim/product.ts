import type { ProductType } from '../lines/product-type.ts';
import type { Option } from '../lists/option.ts';
import type { PolicyKind } from '../policy/kind.ts';
import { CLAIM_CAUSES, type ClaimRisk, THIRD_PARTY, VEHICLE_THEFT } from './cause.ts';
import { type ClaimDocument, documentsOfRisk, HEIR_DOCUMENTS, optionalDocuments } from './document.ts';

/** How a claim can be made good, where there is a choice [3 §4]. */
export const REPLACEMENT_METHODS = ['workshop', 'cash', 'reinstatement'] as const;

export type ReplacementMethod = (typeof REPLACEMENT_METHODS)[number];

const CASH = { value: 'cash', description: 'Ganti rugi uang tunai ke rekening Anda' } as const;

type ReplacementOption = { value: ReplacementMethod; description: string };

type ClaimProduct = {
  /** What its policies insure; their causes in this order. */
  risks: readonly [ClaimRisk, ...ClaimRisk[]];
  /** The form asks how much, and for the cause of the disaster [3 §3]. */
  asksAmount: boolean;
  /** A referral workshop can be chosen. */
  workshop: boolean;
  /** None where the insurer pays money anyway. */
  replacement: readonly ReplacementOption[];
  /** Its policies name who receives the benefit on death, who may claim it. */
  beneficiary: boolean;
};

const property = {
  asksAmount: true,
  workshop: false,
  replacement: [
    CASH,
    { value: 'reinstatement', description: 'Perbaikan atau pembangunan kembali oleh perusahaan asuransi' },
  ],
  beneficiary: false,
} as const;
const person = { asksAmount: false, workshop: false, replacement: [] } as const;

export const CLAIM_PRODUCTS: Readonly<Record<ProductType, ClaimProduct>> = {
  kebakaran: { ...property, risks: ['fire'] },
  gempabumi: { ...property, risks: ['earthquake'] },
  'kebakaran-gempabumi': { ...property, risks: ['fire', 'earthquake'] },
  kendaraan: {
    risks: ['vehicle'],
    asksAmount: false,
    workshop: true,
    replacement: [{ value: 'workshop', description: 'Perbaikan di bengkel rujukan' }, CASH],
    beneficiary: false,
  },
  kecelakaandiri: { ...person, risks: ['personal-accident'], beneficiary: true },
  kesehatan: { ...person, risks: ['health'], beneficiary: false },
};

type IssuedPolicy = { productType: ProductType; kind: PolicyKind };

/**
 * The product whose claims a policy takes: where an order has a policy for each cover, each takes those of its own cover
 * alone.
 */
export function claimedProduct({ productType, kind }: IssuedPolicy): ProductType {
  if (productType !== 'kebakaran-gempabumi') return productType;
  return kind === 'earthquake' ? 'gempabumi' : 'kebakaran';
}

/** Whether a policy is looked up as this product: the one that was bought, or its own cover, which its certificate names. */
export const isLookedUpAs = (policy: IssuedPolicy, type: ProductType): boolean =>
  policy.productType === type || claimedProduct(policy) === type;

/** The causes that a claim of a product may have. */
export function causesOf(type: ProductType): readonly Option[] {
  return CLAIM_PRODUCTS[type].risks.flatMap((risk) => CLAIM_CAUSES[risk]);
}

/** What the look-up of a policy says of documents [3 §3]. */
type ProductDocuments = {
  /** Those of every claim. */
  claimAttachments: readonly ClaimDocument[];
  /** Those that come on top, by the code that brings them. */
  optionalAttachment: Readonly<Record<string, readonly ClaimDocument[]>>;
};

/** The documents of a product's claims: where it insures several risks, what only one of them needs comes with its causes. */
export function documentsOfProduct(type: ProductType): ProductDocuments {
  const { risks } = CLAIM_PRODUCTS[type];
  const ofEvery = (code: string) =>
    risks.every((risk) => documentsOfRisk(risk).some((document) => document.code === code));
  const brought = risks.flatMap((risk) => {
    const causes = CLAIM_CAUSES[risk].map(({ value }) => value);
    const own = documentsOfRisk(risk).filter(({ code }) => !ofEvery(code));
    const byCode = optionalDocuments(risk, causes);
    const codes = own.length > 0 ? [...new Set([...causes, ...Object.keys(byCode)])] : Object.keys(byCode);
    return codes.map((code) => {
      const ofRisk = causes.includes(code) ? own : [];
      const documents = [...ofRisk, ...(byCode[code] ?? [])];
      return [code, documents.map((document) => ({ ...document, codeNumber: code }))] as const;
    });
  });
  return {
    claimAttachments: documentsOfRisk(risks[0]).filter(({ code }) => ofEvery(code)),
    optionalAttachment: Object.fromEntries(brought),
  };
}

/** The checkbox shows only where there are documents of a third party's claim [3 §4]. */
export const takesThirdParty = (type: ProductType): boolean =>
  Object.hasOwn(documentsOfProduct(type).optionalAttachment, THIRD_PARTY);

/** What a claim's documents follow from. */
export type ClaimCase = { productType: ProductType; cause: string; thirdParty: boolean; heir?: boolean };

/** All documents of a claim, each code once: those of every claim, of the cause, of a third party, of an heir. */
export function claimDocuments({ productType, cause, thirdParty, heir = false }: ClaimCase): ClaimDocument[] {
  const { claimAttachments, optionalAttachment } = documentsOfProduct(productType);
  const all = [
    ...claimAttachments,
    ...(optionalAttachment[cause] ?? []),
    ...(thirdParty ? (optionalAttachment[THIRD_PARTY] ?? []) : []),
    ...(heir ? HEIR_DOCUMENTS : []),
  ];
  // Two lists may ask for one paper: then it is needed if either needs it.
  return all
    .filter(({ code }, place) => all.findIndex((other) => other.code === code) === place)
    .map((document) => ({
      ...document,
      required: all.some(({ code, required }) => code === document.code && required),
    }));
}

/** Fire and earthquake claims, and the theft of a vehicle, are paid to an account that the form asks for [3 §4]. */
export function asksBankAccount(type: ProductType, cause: string): boolean {
  return CLAIM_PRODUCTS[type].asksAmount || (type === 'kendaraan' && cause === VEHICLE_THEFT);
}

/** How a claim can be made good; none where there is nothing to choose, as for a vehicle that is gone. */
export function replacementOptions({
  productType,
  cause,
}: Pick<ClaimCase, 'productType' | 'cause'>): readonly ReplacementOption[] {
  return cause === VEHICLE_THEFT ? [] : CLAIM_PRODUCTS[productType].replacement;
}

/** Whether a referral workshop is chosen: not for a vehicle that is gone. */
export const takesWorkshop = ({ productType, cause }: Pick<ClaimCase, 'productType' | 'cause'>): boolean =>
  CLAIM_PRODUCTS[productType].workshop && cause !== VEHICLE_THEFT;
