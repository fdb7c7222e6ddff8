/** Descriptions of the calls about the daily work of the desk, by name. */
export const DESK_WORK_DESCRIPTIONS = {
  deskColleagues:
    'Returns the accounts to which the task of a record can be handed over, with their roles, the caller included.',
  deskTakeTask:
    'Takes a record of a queue, so that colleagues see who works on it. A 409 with `owner` means that a colleague has the task.',
  deskReleaseTask: "Returns a task to its queue. A 409 with `owner` means that the task is a colleague's.",
  deskHandOverTask:
    "Makes a colleague the owner of a task. A 409 with `owner` means that the task is a colleague's.",
  deskNotes: 'Returns the internal notes of the staff about an order, a claim, a member or a visitor.',
  deskAddNote: 'Stores an internal note, encrypted, with the author and the time.',
  deskPresence:
    'Colleagues see for a minute that the caller has the page open. A newer `version` than that of the page means that the record has changed.',
  deskLeave: 'Colleagues stop seeing immediately that the caller has the page open.',
  deskPreviewOrderLetter:
    'Returns the texts of the letter that `deskApprove`, `deskReject` or `deskRevise` would store. The letters of an order are in ' +
    '`desk.letters` of `deskOrder`, with links to their PDFs.',
  deskPreviewClaimLetter:
    'Returns the texts of the letter that `deskApproveClaim`, `deskRejectClaim` or `deskAskDocuments` would store. The letters of a claim ' +
    'are in `desk.letters` of `deskClaim`, with links to their PDFs.',
  deskPreviewClaimMail:
    'Returns the mail that the action would send, from the same function. `lockReplacement` sends no mail. `pay` has the mail that follows ' +
    'the confirmation by a second person, if one is required.',
  deskViews: 'Returns only views that the caller has saved.',
  deskSaveView:
    '`filters` has the parameters of the address of the screen, by name. A 422 means an unknown filter, a name that the queue already has, ' +
    'in any case of letters, or more than 20 views.',
  deskRenameView: 'A 422 means that another view of the queue has the name.',
  deskDeleteView: 'A 404 means that the caller has no such view.',
  deskStart:
    'Returns what the caller should do next. `queues` has the number of records in each queue for the menu.',
  deskCounts:
    'The counts have an upper limit of 100, so that the call stays cheap: a page requests them every 30 seconds. A queue that the caller may ' +
    'only read has no count.',
  deskQueue:
    'Returns rows of one shape for every queue. `subject` and `id` are the parameters of `deskTakeTask`; a policy has the id of its order.',
  deskContact: 'Returns a row of the queue `contacts` in full.',
  deskFollowUp:
    'A contact leaves the queue unless its status is `new`. A guest with the status `invalid` sees only the first plans of a list. A `note` becomes an internal note.',
  deskPayment:
    'Returns a payment of the queue `payments` in full; a payment that was handled, too, with the `attention` null.',
  deskHandlePayment: 'Removes a payment from the queue. A 409 means that the payment is not in the queue.',
  deskProposals:
    'Returns open proposals of claims that have not changed since. Others cannot be confirmed any more.',
  deskConfirmProposal:
    'Pays the claim with the proof of the proposal. The person who proposed it gets 403. A 409 means that the proposal was decided or has ' +
    'expired, or, with `record`, that the claim has changed since.',
  deskRejectProposal:
    'Closes the proposal without a payment, also for the person who proposed it. A 409 means that it was decided or has expired.',
  deskSearch:
    'Searches all kinds of records at the same time, at most eight results of each kind: policies, members, orders, then claims. `cut` names ' +
    'the kinds with more records.',
  deskSearchIdentity:
    'Finds the exact number of a KTP or a family card, with results as in `deskSearch`. Staff of an insurer get only records of ' +
    'their insurer, without members. The call is recorded as a read of personal data.',
  deskDashboard:
    'Days are days in Jakarta, both included, at most 400. Staff of an insurer get only figures of their insurer.',
  deskDashboardCsv: 'Returns the figures of `deskDashboard` for a spreadsheet, with Indonesian column names.',
  deskMembers:
    'Returns a page of the customers, without deleted accounts. Staff of an insurer get 403. Find an identity number with `deskSearchIdentity`.',
  deskMember: 'Returns everything that belongs to a customer, for the page of the customer.',
};
