/**
 * Who may call each operation, written by hand from the specification, not derived from the contract: a wrong `auth` in the
 * contract fails the test.
 * - `everyone`: no session is read.
 * - `visitors`: a session is optional, but an invalid one is rejected.
 * - `members`: any member; the response has only the member's data.
 * - `owner`: only the member to whom the record in the path belongs; the desk has other operations.
 * - `link`: everyone who has the secret of an heir's link, which is in a header.
 * - `gateway`: the body is signed.
 * - `partner`: the partner in the path, by its API key.
 * - `desk`: the desk.
 */
export type Access = 'everyone' | 'visitors' | 'members' | 'owner' | 'link' | 'gateway' | 'partner' | 'desk';

const OPERATIONS: Record<Access, string> = {
  everyone:
    'register login loginGoogle registerGoogle verifyEmail findAccount sendReset checkReset resetPassword forgetGuest ' +
    'deskLogin deskSecondFactor deskInvitation deskAcceptInvitation requestHeirLink exchangeGoogleCode confirmDevice confirmEmail loginPasskeyOptions loginPasskey',
  visitors:
    'banks regions settings createGuest verifyGuest createConsultation offlineOrder homeContent premiumExamples pages page ' +
    'articles article faqs policyCarousel healthContent healthPlans healthPlan personalAccidentContent personalAccidents ' +
    'personalAccident vehicleContent vehiclePlans vehiclePlan vehicleFeatures vehicleSearchText vehicleBrands vehicleModels ' +
    'plateRegions fireContent propertyPlans propertyPlan propertyQuote propertyReferences zones paymentResult certificate ' +
    'policyInquiry submitHeirClaim quoteHealthOrder quotePersonalAccidentOrder quoteVehicleOrder quoteFireOrder ' +
    'quoteEarthquakeOrder quoteFireEarthquakeOrder',
  members:
    'verifySession logout resendVerification accountOverview vehicleOrderPlan createHealthOrder createPersonalAccidentOrder ' +
    'createVehicleOrder createFireOrder createEarthquakeOrder createFireEarthquakeOrder orders drafts draft saveDraft ' +
    'deleteDraft invoices policies claims announceUpload accountSecurity reauthenticate changePassword changeEmail endSessions ' +
    'passkeyOptions addPasskey',
  owner:
    'profile saveProfile consents setConsents memberData deletionPreview deleteAccount order revision submitRevision ' +
    'formerOrder pay paymentFinish policy submitClaim claim reviseClaim appealClaim confirmClaimPayment chooseWorkshop ' +
    'chooseReplacement sendLetter changeClaimAccount sendClaimMessage addClaimDocument withdrawClaim sendUpload uploadOffset ' +
    'uploadContent removeUpload endSession removePasskey',
  link:
    'heirClaim reviseHeirClaim appealHeirClaim confirmHeirPayment sendHeirLetter changeHeirClaimAccount sendHeirMessage ' +
    'addHeirDocument withdrawHeirClaim mailHeirLink replaceHeirLink',
  gateway: 'paymentNotification virtualAccountNotification',
  partner: 'partnerSales',
  desk:
    'deskClaims deskClaim deskClaimJournal deskTakeUpClaim deskAskDocuments deskSettleClaim deskApproveClaim deskRejectClaim ' +
    'deskRecallClaim deskAnswerAppeal deskLockReplacement deskMoveRepair deskReturnLetter deskPayClaim deskCloseClaim ' +
    'deskMailHeirLink deskRevokeHeirLink deskReplyMessage deskPreviewOrderLetter deskPreviewClaimLetter deskPreviewClaimMail deskOrders deskOrder deskApprove deskReject deskRevise deskDispatch ' +
    'deskReceipt deskOrderJournal deskJournal deskVisitors deskJobs deskMails deskResendMail deskAudit deskAuditExport deskPartners deskSavePartner deskPartnerKey ' +
    'deskPartnerSecret deskPartnerTest deskPartnerResend deskArticles deskArticle deskSaveArticle deskSavePage deskSaveGuides ' +
    'deskColleagues deskTakeTask deskReleaseTask deskHandOverTask deskNotes deskAddNote deskPresence deskLeave ' +
    'deskMe deskLogout deskPeople deskInvitePerson deskResendInvitation deskChangeRoles deskDisablePerson deskEndMemberSessions ' +
    'deskConfirmRoleChange deskDeclineRoleChange ' +
    'deskViews deskSaveView deskRenameView deskDeleteView deskStart deskCounts deskQueue deskContact deskFollowUp deskPayment deskHandlePayment deskSearch deskSearchIdentity deskMembers deskMember deskDashboard deskDashboardCsv ' +
    'deskProposals deskConfirmProposal deskRejectProposal ' +
    'deskProducts deskProduct deskPreviewChange deskProposeTariff deskChangeSale deskApproveTariff deskRejectTariff deskEndPlanChange ' +
    'deskSite deskPublishSite deskContent deskContentItem deskSaveContent deskPreviewContent',
};

/** The access of each operation, by its id. */
export const ACCESS: ReadonlyMap<string, Access> = new Map(
  Object.entries(OPERATIONS).flatMap(([access, ids]) => ids.split(' ').map((id) => [id, access as Access])),
);
