export type { EventName, StorefrontEvent, StorefrontEventListener, StorefrontEvents } from './events.ts';
export { Account, type AccountProps } from './flows/Account.tsx';
export { Claim, type ClaimProps } from './flows/Claim.tsx';
export { ClaimSubmission, type ClaimSubmissionProps, HeirSubmission } from './flows/ClaimSubmission.tsx';
export { Claims } from './flows/Claims.tsx';
export { HeirClaim, type HeirClaimProps } from './flows/HeirClaim.tsx';
export { HeirClaimSent } from './flows/HeirClaimSent.tsx';
export { Invoice, type InvoiceProps } from './flows/Invoice.tsx';
export { Invoices } from './flows/Invoices.tsx';
export { Login } from './flows/Login.tsx';
export { Logout } from './flows/Logout.tsx';
export { Order, type OrderProps } from './flows/Order.tsx';
export { OrderRevision, type OrderRevisionProps } from './flows/OrderRevision.tsx';
export { OrderStatus, type OrderStatusProps } from './flows/OrderStatus.tsx';
export { Orders } from './flows/Orders.tsx';
export { PaymentResult } from './flows/PaymentResult.tsx';
export { Plan, type PlanProps } from './flows/Plan.tsx';
export { PlanSearch, type PlanSearchProps } from './flows/PlanSearch.tsx';
export { Plans, type PlansProps } from './flows/Plans.tsx';
export { Policies } from './flows/Policies.tsx';
export { Policy, type PolicyProps } from './flows/Policy.tsx';
export { PolicySearch } from './flows/PolicySearch.tsx';
export { Recovery } from './flows/Recovery.tsx';
export { Register } from './flows/Register.tsx';
export {
  type PlanOrdered,
  type PlanSelected,
  Storefront,
  type StorefrontProps,
} from './flows/Storefront.tsx';
export type { StorefrontLinks } from './links.ts';
export type { Navigation, PageUrl } from './navigation.ts';
export { HostStorefrontProvider as StorefrontProvider } from './react/HostStorefrontProvider.tsx';
export { type StorefrontProviderProps, useStorefront } from './react/StorefrontProvider.tsx';
export {
  createStorefront,
  type Storefront as StorefrontInstance,
  type StorefrontBrand,
  type StorefrontOptions,
} from './storefront.ts';
