const PAGE = 'its root element depends on its state: put it into an element of the host';
const TWO_ELEMENTS = 'has two root elements: put it into an element of the host';
const NO_ELEMENT = 'renders no element';

/**
 * The exported components that do not pass the host's attributes on, by name or by folder and name, with the reason. The
 * README lists them.
 */
export const EXCEPTIONS: Readonly<Record<string, string>> = {
  AccountLayout: PAGE,
  AccountOverview: PAGE,
  AccountSkeleton: PAGE,
  AttachmentFields: PAGE,
  CertificateCheckPage: PAGE,
  ClaimFormPage: PAGE,
  ClaimList: PAGE,
  ClaimPage: PAGE,
  HeirClaimSentPage: PAGE,
  CompareDialog: PAGE,
  CompareTable: PAGE,
  InvoiceList: PAGE,
  InvoicePage: PAGE,
  InvoiceView: PAGE,
  OrderList: PAGE,
  OrderPage: PAGE,
  OrderWizardPage: PAGE,
  'orders/order-wizard/OrderSkeleton': PAGE,
  PaymentDialog: PAGE,
  PaymentResultPage: PAGE,
  PdfViewer: PAGE,
  PlanDetailScreen: PAGE,
  PlanList: PAGE,
  PolicyList: PAGE,
  PolicyPage: PAGE,
  PrivacySection: PAGE,
  ProfileForm: PAGE,
  RecoveryForm: PAGE,
  RegisterForm: PAGE,
  ResetForm: PAGE,
  RevisionPage: PAGE,
  VerifyResult: PAGE,
  ReasonList: TWO_ELEMENTS,
  AsyncContent: NO_ELEMENT,
  HostProvider: NO_ELEMENT,
};
