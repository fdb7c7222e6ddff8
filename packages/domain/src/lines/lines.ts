import type { ClaimType, ProductFamily, ProductType } from './product-type.ts';
import type { RevisionItem } from './revision.ts';
import { WIZARD_STEPS, type WizardStep } from './wizard-steps.ts';

export type ProductLine = {
  code: ProductType;
  label: string;
  family: ProductFamily;
  /** 'Asuransi Properti': the name of the family on the home page and in the menu. */
  familyLabel: string;
  landingPath: string;
  listPath: string;
  claimType: ClaimType;
  claimLabel: string;
  /** Years that a policy runs; `null` when the customer chooses (property, 1 to 25). */
  termYears: number | null;
  /** Premium and acceptance depend on the insured's date of birth [2 §5]. */
  needsBirth: boolean;
  /** Has an update screen for what the insurer sent back [2 §2]. */
  revisable: boolean;
  /** What the insurer may send back; empty unless `revisable`. */
  revisionItems: readonly RevisionItem[];
  /** An order names who receives the benefit [2 §5]. */
  hasBeneficiary: boolean;
  /** Most plans side by side [Q12]. */
  compareLimit: number;
  /** The price filter of the list, in rupiah [2 §9]. */
  priceRange: { min: number; max: number; step: number };
  /** How long the incomplete-profile warning stays before the redirect [2 §4]. */
  profileWarningMs: number;
  wizardSteps: readonly WizardStep[];
};

const property = {
  family: 'property',
  familyLabel: 'Asuransi Properti',
  claimType: 'property',
  claimLabel: 'Property',
  termYears: null,
  needsBirth: false,
  revisable: false,
  revisionItems: [],
  hasBeneficiary: false,
  compareLimit: 2,
  priceRange: { min: 0, max: 1_000_000, step: 10_000 },
  profileWarningMs: 3000,
} as const;

export const PRODUCT_LINES: Record<ProductType, ProductLine> = {
  kebakaran: {
    ...property,
    code: 'kebakaran',
    label: 'Kebakaran',
    landingPath: '/products/kebakaran',
    listPath: '/products/kebakaran/plan',
    wizardSteps: WIZARD_STEPS.kebakaran,
  },
  gempabumi: {
    ...property,
    code: 'gempabumi',
    label: 'Gempa Bumi',
    landingPath: '/products/gempabumi',
    listPath: '/products/gempabumi/plan',
    wizardSteps: WIZARD_STEPS.gempabumi,
  },
  'kebakaran-gempabumi': {
    ...property,
    code: 'kebakaran-gempabumi',
    label: 'Kebakaran + Gempa Bumi',
    landingPath: '/products/kebakaran-gempabumi',
    listPath: '/products/kebakaran-gempabumi/plan',
    wizardSteps: WIZARD_STEPS['kebakaran-gempabumi'],
  },
  kendaraan: {
    code: 'kendaraan',
    label: 'Kendaraan',
    family: 'vehicle',
    familyLabel: 'Asuransi Kendaraan',
    landingPath: '/products/kendaraan',
    listPath: '/products/kendaraan/list',
    claimType: 'kendaraan',
    claimLabel: 'Kendaraan',
    termYears: 1,
    needsBirth: false,
    revisable: true,
    revisionItems: ['vehicle', 'insured', 'address', 'attachment'],
    hasBeneficiary: false,
    compareLimit: 3,
    priceRange: { min: 0, max: 50_000_000, step: 100_000 },
    profileWarningMs: 1500,
    wizardSteps: WIZARD_STEPS.kendaraan,
  },
  kecelakaandiri: {
    code: 'kecelakaandiri',
    label: 'Jiwa',
    family: 'personal-accident',
    familyLabel: 'Asuransi Jiwa',
    landingPath: '/products/kecelakaandiri',
    listPath: '/products/kecelakaandiri/plan',
    claimType: 'kecelakaandiri',
    claimLabel: 'Jiwa',
    termYears: 1,
    needsBirth: true,
    revisable: true,
    revisionItems: ['insured', 'address', 'beneficiary', 'attachment'],
    hasBeneficiary: true,
    compareLimit: 2,
    priceRange: { min: 0, max: 1_000_000, step: 10_000 },
    profileWarningMs: 1500,
    wizardSteps: WIZARD_STEPS.kecelakaandiri,
  },
  kesehatan: {
    code: 'kesehatan',
    label: 'Kesehatan',
    family: 'health',
    familyLabel: 'Asuransi Kesehatan',
    landingPath: '/products/kesehatan',
    listPath: '/products/kesehatan/plan',
    claimType: 'kesehatan',
    claimLabel: 'Kesehatan',
    termYears: 1,
    needsBirth: true,
    revisable: true,
    revisionItems: ['insured', 'address', 'attachment'],
    hasBeneficiary: false,
    compareLimit: 2,
    priceRange: { min: 0, max: 1_000_000, step: 10_000 },
    profileWarningMs: 1500,
    wizardSteps: WIZARD_STEPS.kesehatan,
  },
};

export function productLine(type: ProductType): ProductLine {
  return PRODUCT_LINES[type];
}
