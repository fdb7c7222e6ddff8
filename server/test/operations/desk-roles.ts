import type { DeskRole } from '@naungan/domain/desk-roles';

/**
 * Which operations of the desk each role may call, written by hand, not derived from the table of permissions: a wrong
 * permission fails the test. A supervisor may call all operations.
 */

const OWN = 'deskMe deskLogout ';
const WORK =
  'deskStart deskCounts deskQueue deskViews deskSaveView deskRenameView deskDeleteView deskSearch deskSearchIdentity deskColleagues deskTakeTask deskReleaseTask deskHandOverTask deskPresence deskLeave deskNotes deskAddNote ';
const READ_ORDERS = `${WORK}deskOrders deskOrder deskOrderJournal `;
const READ_CLAIMS = 'deskClaims deskClaim deskClaimJournal deskPreviewClaimMail ';
const REPLY = 'deskReplyMessage deskMailHeirLink deskRevokeHeirLink ';

const UNDERWRITER = `${OWN + READ_ORDERS}deskApprove deskReject deskRevise deskPreviewOrderLetter deskProducts deskProduct`;
const CLAIMS =
  `${OWN + READ_ORDERS + READ_CLAIMS + REPLY}deskSettleClaim deskTakeUpClaim deskPreviewClaimLetter deskAskDocuments deskApproveClaim ` +
  'deskRejectClaim deskRecallClaim deskAnswerAppeal deskLockReplacement deskMoveRepair deskReturnLetter deskCloseClaim ' +
  'deskProposals';
const SERVICE = `${OWN + READ_ORDERS + READ_CLAIMS + REPLY}deskDispatch deskReceipt deskJournal`;
const FINANCE =
  `${OWN + READ_ORDERS + READ_CLAIMS}deskJournal deskPayClaim deskDashboard deskDashboardCsv ` +
  'deskProposals deskConfirmProposal deskRejectProposal';

const namesIn = (text: string): ReadonlySet<string> => new Set(text.split(' '));

/** The operations that staff of the broker may call. */
export const BROKER_OPERATIONS: Readonly<Record<Exclude<DeskRole, 'supervisor'>, ReadonlySet<string>>> = {
  underwriter: namesIn(`${UNDERWRITER} deskMembers deskMember`),
  claims: namesIn(`${CLAIMS} deskMembers deskMember`),
  service: namesIn(`${SERVICE} deskVisitors deskContact deskFollowUp deskMembers deskMember`),
  finance: namesIn(`${FINANCE} deskPayment deskHandlePayment deskMembers deskMember`),
  editor: namesIn(
    `${OWN}deskArticles deskArticle deskSaveArticle deskSavePage deskSaveGuides deskContent deskContentItem deskSaveContent deskPreviewContent deskSite deskPublishSite ` +
      'deskProducts deskProduct deskPreviewChange deskProposeTariff deskChangeSale deskRejectTariff deskEndPlanChange',
  ),
};

/** The operations that staff of an insurer may call, for the insurer's records. */
export const INSURER_OPERATIONS: Readonly<
  Record<'underwriter' | 'claims' | 'service' | 'finance', ReadonlySet<string>>
> = {
  underwriter: namesIn(UNDERWRITER),
  claims: namesIn(CLAIMS),
  service: namesIn(SERVICE),
  finance: namesIn(FINANCE),
};
