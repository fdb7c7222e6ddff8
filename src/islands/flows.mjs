/**
 * Islands that show a flow of the storefront and do nothing else: the flow's name and its module in
 * `@naungan/storefront/flows`. A page imports one by its name: `import Login from 'virtual:flow/Login'`.
 * A flow that needs more than props of plain data gets a file of its own in this folder.
 */
export const FLOW_ISLANDS = {
  Account: 'Account',
  Certificate: 'Certificate',
  Claim: 'Claim',
  Claims: 'Claims',
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
