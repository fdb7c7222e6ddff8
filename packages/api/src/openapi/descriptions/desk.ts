const TRANSITION =
  'A 409 means that the current state does not allow this, for example after the decision of another account.';

/** Descriptions of the calls of the desk and of uploads, by name. */
export const DESK_DESCRIPTIONS = {
  deskOrders:
    'Returns a page of the orders of all members. Filters and search narrow the list. With the status `waiting`, the list has the orders ' +
    'that wait for the desk.',
  deskOrder:
    'Returns an order as the member sees it, with the code of the partner. `desk` has the facts for a decision: the possible actions, missing documents, results of the rules and the history. Send `desk.version` with the next action.',
  deskApprove: `Approves an order, creates its invoice and mails the member. ${TRANSITION}`,
  deskReject: `Rejects an order and mails the reason to the member. ${TRANSITION}`,
  deskRevise: `Sends an order back and mails the feedback to the member. \`attachments\` is only for the item \`attachment\`. ${TRANSITION}`,
  deskDispatch:
    'Records courier, tracking number and date of a printed policy. Possible again until the delivery.',
  deskReceipt: 'Records the day on which the member received the printed policy.',
  deskOrderJournal:
    'Returns a page of the transitions of an order, also without an invoice, the oldest first.',
  deskJournal:
    'Returns a page of the transitions of an order, its invoice, payments and policies, the oldest first.',
  deskVisitors: 'Returns a page of contact details and questions. Filters and search narrow the list.',
  deskJobs: 'Returns a page of background jobs with the message of their last failure.',
  deskAudit:
    'Returns sign-ins, refused calls, exports, and reads and actions of the desk. `actorName` and `record` are read from the accounts and records of now; the log has ids only. The call is recorded, too, with `actor` as its subject.',
  deskAuditExport:
    'Returns a page of the log as CSV. Without filters, the command `audit verify` can check the pages together.',
  deskMails: 'Returns a page of unsent mails, without their text.',
  deskResendMail:
    'Queues an unsent mail again, or lets its next attempt start now. A mail that was sent, and an unknown id, are a 404.',
  deskArticles: 'Returns a page of active and inactive articles without their content.',
  deskArticle: 'Returns an article with its content, active or inactive.',
  deskSaveArticle: 'Stores an article; `content` is sanitised. The site shows it after the next publish.',
  deskSavePage: 'Stores a content page; `content` is sanitised. The site shows it after the next publish.',
  deskSaveGuides: 'Stores a category of the help page. The site shows it after the next publish.',
  deskClaims:
    'Returns a page of the claims of all members and heirs. Filters and search narrow the list. With the state `waiting`, the list has ' +
    'the claims that `deskCounts` counts.',
  deskClaim:
    'Returns a claim with fields that the claimant does not see, such as whether a message awaits a reply.',
  deskClaimJournal: 'Returns a page of the transitions of a claim, the oldest first.',
  deskTakeUpClaim: `Starts the review. ${TRANSITION}`,
  deskAskDocuments: `Sends documents back with feedback; the claimant gets a mail. ${TRANSITION}`,
  deskSettleClaim: 'Returns the payable amount and its rows for an assessed loss. Stores nothing.',
  deskApproveClaim: `Approves the amount of \`deskSettleClaim\` for the assessment, and mails the claimant. ${TRANSITION}`,
  deskRejectClaim: `Rejects a claim and mails the reason. ${TRANSITION}`,
  deskRecallClaim: `Withdraws an approval before the discharge letter is signed. ${TRANSITION}`,
  deskAnswerAppeal: `Decides the open appeal, with a letter. \`assessment\` is only for \`grant\`. ${TRANSITION}`,
  deskLockReplacement: `Locks the way in which the loss is settled. ${TRANSITION}`,
  deskMoveRepair: `Records the next step of a repair. The first step needs a workshop. ${TRANSITION}`,
  deskReturnLetter: `Sends the signed letter back with a reason. ${TRANSITION}`,
  deskPayClaim: `Records the payment with its proof. A payment above the server's limit, or to a bank account that was changed after the approval, becomes a \`proposal\` that another person confirms within seven days. ${TRANSITION}`,
  deskCloseClaim: `Ends a claim. ${TRANSITION}`,
  deskReplyMessage: 'Sends a message to the claimant, in the claim and by mail.',
  deskMailHeirLink: 'Mails the link to the heir. A revoked link is replaced.',
  deskRevokeHeirLink: 'Revokes the link, until `deskMailHeirLink` mails a new one.',
} as const;

/** Descriptions of the calls for uploads, which are not part of the contract of the other calls. */
export const UPLOAD_DESCRIPTIONS = {
  announceUpload:
    'Creates an upload and returns its URL in `Location`. The metadata name the document and the form that will use it.',
  sendUpload:
    'Appends bytes at `Upload-Offset`. After a lost connection, read the offset with `HEAD` and continue there. The last ' +
    'request checks the content of the file and rejects a wrong type.',
  uploadOffset: 'Returns the number of received bytes, to continue an interrupted upload.',
  uploadContent: "Returns the file, to show it in a continued draft. Only for the member's own unused files.",
  removeUpload: 'Deletes a file that no form has used.',
} as const;
