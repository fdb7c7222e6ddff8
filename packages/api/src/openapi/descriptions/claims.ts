/** Descriptions of a claimant's actions, which the policyholder and the heir share. */
const SHARED = {
  appeal:
    'Sends an appeal against the decision, with a letter. Only one appeal can be open; a claim without a decision gets 409.',
  account: 'Stores the bank account that receives the payment. Possible until the payment.',
  confirm: 'Confirms that the claimant has received the payment. The claim then ends.',
  revise: 'Replaces the documents that the desk sent back. The review then continues.',
  letter:
    'Sends the signed discharge letter, which accepts the amount. `account` is required if the claim has no bank account.',
  message: 'Sends a message to the desk, which replies in the claim.',
  document: 'Adds a document that the desk has not requested. Possible before the decision.',
  withdraw: 'Ends the claim at the wish of the claimant. This cannot be undone.',
} as const;
const heir = (description: string) =>
  `${description} The caller is an heir: the header \`link-secret\` is the secret of the mailed link, and no session is needed.`;

const SUBMIT =
  'Submits a claim with its documents. `productType` must be the type of the policy. A 409 means that a claim for the same ' +
  'policy, cause and day exists: send `again=Y` if this is a different claim.';

/** Descriptions of the calls of claims, by name. */
export const CLAIM_DESCRIPTIONS = {
  policyInquiry:
    'Returns the policy for a claim, with the causes and the required documents. The number must be exact. The holder may ' +
    'send `k=claimSubmission` with a session instead of the product type.',
  submitClaim: `${SUBMIT} The profile of the member must be complete.`,
  claims:
    'Returns the claims that need an action of the member first, then other open claims, then ended claims.',
  claim: 'Returns a claim with its progress, requested documents, messages, decision and payment.',
  reviseClaim: SHARED.revise,
  appealClaim: SHARED.appeal,
  confirmClaimPayment: SHARED.confirm,
  chooseWorkshop: 'Chooses the workshop that repairs the vehicle. Possible once, before the approval.',
  chooseReplacement: 'Chooses how the loss is settled. Possible until the desk locks the choice.',
  sendLetter: SHARED.letter,
  changeClaimAccount: SHARED.account,
  sendClaimMessage: SHARED.message,
  addClaimDocument: SHARED.document,
  withdrawClaim: SHARED.withdraw,
  submitHeirClaim:
    `${SUBMIT} Only for a policy with a beneficiary. The reply has \`secret\`, the \`id\` of the later calls; the same ` +
    'secret is in the mailed link.',
  heirClaim: heir('Returns a claim with its progress, requested documents, messages, decision and payment.'),
  reviseHeirClaim: heir(SHARED.revise),
  appealHeirClaim: heir(SHARED.appeal),
  confirmHeirPayment: heir(SHARED.confirm),
  sendHeirLetter: heir(SHARED.letter),
  changeHeirClaimAccount: heir(SHARED.account),
  sendHeirMessage: heir(SHARED.message),
  addHeirDocument: heir(SHARED.document),
  withdrawHeirClaim: heir(SHARED.withdraw),
  mailHeirLink: heir('Mails the link to the claim again.'),
  replaceHeirLink: heir('Revokes the link and mails a new one, for a link that another person may know.'),
  requestHeirLink:
    'Mails the link if a claim has this number and e-mail address. The response is always the same, so that it reveals ' +
    'nothing about a claim.',
} as const;
