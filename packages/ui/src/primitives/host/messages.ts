import { createContext, useContext, useMemo } from 'react';
import type { accountLayoutMessages } from '../../account/account-layout/messages.ts';
import type { accountOverviewMessages } from '../../account/account-overview/messages.ts';
import type { confirmLinkMessages } from '../../account/confirm-link/messages.ts';
import type { otherSignInMessages } from '../../account/google-button/messages.ts';
import type { loginFormMessages } from '../../account/login-form/messages.ts';
import type { accountFormsMessages } from '../../account/messages.ts';
import type { privacyMessages } from '../../account/privacy-section/messages.ts';
import type { profileFormMessages } from '../../account/profile-form/messages.ts';
import type { proofDialogMessages } from '../../account/proof-dialog/messages.ts';
import type { recoveryFormMessages } from '../../account/recovery-form/messages.ts';
import type { registerFormMessages } from '../../account/register-form/messages.ts';
import type { resendVerificationMessages } from '../../account/resend-verification/messages.ts';
import type { resetFormMessages } from '../../account/reset-form/messages.ts';
import type { securityMessages } from '../../account/security-section/messages.ts';
import type { verifyResultMessages } from '../../account/verify-result/messages.ts';
import type { claimFormMessages } from '../../claims/claim-form/messages.ts';
import type { claimListMessages } from '../../claims/claim-list/messages.ts';
import type { claimPageMessages, heirLinkMessages } from '../../claims/claim-progress/messages.ts';
import type { heirClaimSentMessages } from '../../claims/heir-claim-sent/messages.ts';
import type { linkRequestMessages } from '../../claims/link-request/messages.ts';
import type { claimDialogsMessages } from '../../claims/messages.ts';
import type { policyLookupMessages } from '../../claims/policy-lookup/messages.ts';
import type { addressFieldsMessages } from '../../fields/address/messages.ts';
import type { attachmentFieldsMessages } from '../../fields/attachment/messages.ts';
import type { beneficiaryFieldsMessages } from '../../fields/beneficiary/messages.ts';
import type { commonChoiceMessages } from '../../fields/common-choice/messages.ts';
import type { declarationFieldsMessages } from '../../fields/declaration/messages.ts';
import type { insuredFieldsMessages } from '../../fields/insured/messages.ts';
import type { bankFieldMessages, shippingFieldsMessages } from '../../fields/messages.ts';
import type { draftNoteMessages } from '../../flow/draft-note/messages.ts';
import type { wizardMessages } from '../../flow/messages.ts';
import type { sendDialogsMessages } from '../../flow/send/messages.ts';
import type { orderTermsMessages } from '../../lines/messages.ts';
import type { propertyOrderMessages } from '../../lines/property/messages.ts';
import type { propertySearchMessages } from '../../lines/property/search/messages.ts';
import type { propertyQuestionsMessages } from '../../lines/property/search/question-messages.ts';
import type { vehicleOrderMessages } from '../../lines/vehicle/messages.ts';
import type { vehicleSearchMessages } from '../../lines/vehicle/search/messages.ts';
import type { orderDetailMessages } from '../../orders/order-detail/messages.ts';
import type { orderListMessages } from '../../orders/order-list/messages.ts';
import type { orderFormMessages } from '../../orders/order-wizard/messages.ts';
import type { revisionFormMessages } from '../../orders/revision-wizard/messages.ts';
import type { cardFormMessages } from '../../payment/card-form/messages.ts';
import type { howToPayMessages } from '../../payment/how-to-pay-tabs/messages.ts';
import type { invoiceListMessages } from '../../payment/invoice-list/messages.ts';
import type { invoiceMessages } from '../../payment/invoice-view/messages.ts';
import type { payDeadlineMessages } from '../../payment/pay-deadline/messages.ts';
import type { paymentDialogMessages } from '../../payment/payment-dialog/messages.ts';
import type { paymentNumbersMessages } from '../../payment/payment-numbers/messages.ts';
import type { paymentResultMessages } from '../../payment/payment-result/messages.ts';
import type { qrCodeMessages } from '../../payment/qr-code/messages.ts';
import type { threeDSecureMessages } from '../../payment/three-d-secure/messages.ts';
import type { compareBarMessages } from '../../plans/compare-bar/messages.ts';
import type { compareDialogMessages } from '../../plans/compare-dialog/messages.ts';
import type { consultantDialogMessages } from '../../plans/consultant-dialog/messages.ts';
import type { contactFormMessages } from '../../plans/contact-form/messages.ts';
import type { dateOfBirthSearchMessages } from '../../plans/date-of-birth-search/messages.ts';
import type { guestDialogMessages } from '../../plans/guest-dialog/messages.ts';
import type { planPriceMessages } from '../../plans/messages.ts';
import type { planCardMessages, unlockPromptMessages } from '../../plans/plan-card/messages.ts';
import type { benefitsDialogMessages, planDetailMessages } from '../../plans/plan-detail/messages.ts';
import type { planListMessages } from '../../plans/plan-list/messages.ts';
import type { typedTextMessages } from '../../plans/typed-text-note/messages.ts';
import type { certificateCheckMessages } from '../../policies/certificate-check/messages.ts';
import type { policyDetailMessages } from '../../policies/policy-detail/messages.ts';
import type { policyListMessages } from '../../policies/policy-list/messages.ts';
import type { deliveryMessages } from '../../records/delivery-dialog/messages.ts';
import type { draftListMessages } from '../../records/draft-list/messages.ts';
import type { recordMessages } from '../../records/messages.ts';
import type { pdfViewerMessages } from '../../records/pdf-viewer/messages.ts';
import type { breadcrumbMessages } from '../breadcrumb/messages.ts';
import type { carouselMessages } from '../carousel/messages.ts';
import type { comboboxMessages } from '../combobox/messages.ts';
import type { confirmDialogMessages } from '../confirm-dialog/messages.ts';
import type { copyButtonMessages } from '../copy-button/messages.ts';
import type { dateFieldMessages } from '../date-field/messages.ts';
import type { dialogMessages } from '../dialog/messages.ts';
import type { errorSummaryMessages } from '../error-summary/messages.ts';
import type { failedStateMessages } from '../failed-state/messages.ts';
import type { fieldMessages } from '../field/messages.ts';
import type { fileUploadMessages } from '../file-upload/messages.ts';
import type { loadMoreMessages } from '../load-more/messages.ts';
import type { messageDialogMessages } from '../message-dialog/messages.ts';
import type { passwordFieldMessages } from '../password-field/messages.ts';
import type { printButtonMessages } from '../print-button/messages.ts';
import type { rangeSliderMessages } from '../range-slider/messages.ts';
import type { selectMessages } from '../select/messages.ts';
import type { spinnerMessages } from '../spinner/messages.ts';
import type { stepperMessages } from '../stepper/messages.ts';
import type { toasterMessages } from '../toast/messages.ts';
import type { pageMessages } from './page-messages.ts';
import type { storefrontMessages } from './storefront-messages.ts';

/** The fixed texts of the components, by component. A text with values is a function. */
export type Messages = {
  AccountForms: typeof accountFormsMessages;
  AccountLayout: typeof accountLayoutMessages;
  AccountOverview: typeof accountOverviewMessages;
  AddressFields: typeof addressFieldsMessages;
  AttachmentFields: typeof attachmentFieldsMessages;
  BankField: typeof bankFieldMessages;
  BeneficiaryFields: typeof beneficiaryFieldsMessages;
  BenefitsDialog: typeof benefitsDialogMessages;
  Breadcrumb: typeof breadcrumbMessages;
  CardForm: typeof cardFormMessages;
  Carousel: typeof carouselMessages;
  CertificateCheck: typeof certificateCheckMessages;
  ClaimDialogs: typeof claimDialogsMessages;
  ClaimForm: typeof claimFormMessages;
  ClaimList: typeof claimListMessages;
  ClaimPage: typeof claimPageMessages;
  Combobox: typeof comboboxMessages;
  CommonChoice: typeof commonChoiceMessages;
  CompareBar: typeof compareBarMessages;
  CompareDialog: typeof compareDialogMessages;
  ConfirmDialog: typeof confirmDialogMessages;
  ConfirmLink: typeof confirmLinkMessages;
  ConsultantDialog: typeof consultantDialogMessages;
  ContactForm: typeof contactFormMessages;
  CopyButton: typeof copyButtonMessages;
  DateField: typeof dateFieldMessages;
  DateOfBirthSearch: typeof dateOfBirthSearchMessages;
  DeclarationFields: typeof declarationFieldsMessages;
  Delivery: typeof deliveryMessages;
  Dialog: typeof dialogMessages;
  DraftList: typeof draftListMessages;
  DraftNote: typeof draftNoteMessages;
  ErrorSummary: typeof errorSummaryMessages;
  FailedState: typeof failedStateMessages;
  Field: typeof fieldMessages;
  FileUpload: typeof fileUploadMessages;
  GuestDialog: typeof guestDialogMessages;
  HeirClaimSent: typeof heirClaimSentMessages;
  HeirLink: typeof heirLinkMessages;
  HowToPay: typeof howToPayMessages;
  InsuredFields: typeof insuredFieldsMessages;
  Invoice: typeof invoiceMessages;
  InvoiceList: typeof invoiceListMessages;
  LinkRequest: typeof linkRequestMessages;
  LoadMore: typeof loadMoreMessages;
  LoginForm: typeof loginFormMessages;
  MessageDialog: typeof messageDialogMessages;
  OrderDetail: typeof orderDetailMessages;
  OrderForm: typeof orderFormMessages;
  OrderList: typeof orderListMessages;
  OrderTerms: typeof orderTermsMessages;
  OtherSignIn: typeof otherSignInMessages;
  Pages: typeof pageMessages;
  PasswordField: typeof passwordFieldMessages;
  PayDeadline: typeof payDeadlineMessages;
  PaymentDialog: typeof paymentDialogMessages;
  PaymentNumbers: typeof paymentNumbersMessages;
  PaymentResult: typeof paymentResultMessages;
  PdfViewer: typeof pdfViewerMessages;
  PlanCard: typeof planCardMessages;
  PlanDetail: typeof planDetailMessages;
  PlanList: typeof planListMessages;
  PlanPrice: typeof planPriceMessages;
  PolicyDetail: typeof policyDetailMessages;
  PolicyList: typeof policyListMessages;
  PolicyLookup: typeof policyLookupMessages;
  PrintButton: typeof printButtonMessages;
  Privacy: typeof privacyMessages;
  ProfileForm: typeof profileFormMessages;
  ProofDialog: typeof proofDialogMessages;
  PropertyOrder: typeof propertyOrderMessages;
  PropertyQuestions: typeof propertyQuestionsMessages;
  PropertySearch: typeof propertySearchMessages;
  QrCode: typeof qrCodeMessages;
  RangeSlider: typeof rangeSliderMessages;
  Records: typeof recordMessages;
  RecoveryForm: typeof recoveryFormMessages;
  RegisterForm: typeof registerFormMessages;
  ResendVerification: typeof resendVerificationMessages;
  ResetForm: typeof resetFormMessages;
  RevisionForm: typeof revisionFormMessages;
  Security: typeof securityMessages;
  Select: typeof selectMessages;
  SendDialogs: typeof sendDialogsMessages;
  ShippingFields: typeof shippingFieldsMessages;
  Spinner: typeof spinnerMessages;
  Stepper: typeof stepperMessages;
  Storefront: typeof storefrontMessages;
  ThreeDSecure: typeof threeDSecureMessages;
  Toaster: typeof toasterMessages;
  TypedText: typeof typedTextMessages;
  UnlockPrompt: typeof unlockPromptMessages;
  VehicleOrder: typeof vehicleOrderMessages;
  VehicleSearch: typeof vehicleSearchMessages;
  VerifyResult: typeof verifyResultMessages;
  Wizard: typeof wizardMessages;
};

/** Texts that replace a component's texts. */
export type MessagesOf<Name extends keyof Messages> = Partial<Messages[Name]>;

/** Texts that replace the texts of several components. */
export type HostMessages = { [Name in keyof Messages]?: MessagesOf<Name> };

export const MessagesContext = createContext<HostMessages>({});

/**
 * Returns the texts of a component: the prop's, else the provider's, else the defaults. This module imports no component, so
 * that a small component stays small.
 */
export function useMessages<Name extends keyof Messages>(
  name: Name,
  defaults: Messages[Name],
  overrides?: MessagesOf<Name>,
): Messages[Name] {
  const hostMessages = useContext(MessagesContext)[name];
  return useMemo(
    () => (hostMessages || overrides ? { ...defaults, ...hostMessages, ...overrides } : defaults),
    [defaults, hostMessages, overrides],
  );
}
