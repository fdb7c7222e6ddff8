/**
 * Islands that only show a flow of the storefront. The key is the name of the island's component, the value is its module
 * in `@naungan/storefront/flows`. A page imports an island by its component: `import Login from 'virtual:flow/Login'`. A flow
 * that needs other props than plain data has a separate file in this folder.
 */
export const FLOW_ISLANDS = {
  Account: 'Account',
  Certificate: 'Certificate',
  Claim: 'Claim',
  Claims: 'Claims',
  ConfirmDevice: 'ConfirmDevice',
  ConfirmEmail: 'ConfirmEmail',
  ClaimSubmission: 'ClaimSubmission',
  HeirClaim: 'HeirClaim',
  HeirClaimSent: 'HeirClaimSent',
  HeirSubmission: 'ClaimSubmission',
  Invoices: 'Invoices',
  Login: 'Login',
  Logout: 'Logout',
  MemberOrder: 'MemberOrder',
  OrderRevision: 'OrderRevision',
  Orders: 'Orders',
  OrderStatus: 'OrderStatus',
  PaymentResult: 'PaymentResult',
  Plans: 'Plans',
  Policies: 'Policies',
  PolicySearch: 'PolicySearch',
  Recovery: 'Recovery',
  Register: 'Register',
  ResetPassword: 'ResetPassword',
  VerifyEmail: 'VerifyEmail',
};
