export { PRODUCT_LINES, type ProductLine, productLine } from './lines.ts';
export { invoicePath, orderDetailPath, orderPath, orderUpdatePath, planPath } from './paths.ts';
export {
  CLAIM_TYPES,
  type ClaimType,
  isClaimType,
  isProductType,
  PRODUCT_TYPES,
  type ProductFamily,
  type ProductType,
} from './product-type.ts';
export { isRevisionItem, REVISION_STEPS, type RevisionItem, revisionSteps } from './revision.ts';
export { WIZARD_STEPS, type WizardStep } from './wizard-steps.ts';
