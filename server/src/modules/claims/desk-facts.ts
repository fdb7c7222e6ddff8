import { CLAIM_DESK_ACTIONS, type ClaimDesk } from '@naungan/api/desk-detail';
import type { DeskRouteName } from '@naungan/api/desk-permissions';
import { isClaimActionOpen } from '@naungan/domain/claim';
import { isCallPermitted } from '../../core/desk-permission.ts';
import { readHistory, versionOf } from '../../core/record-history.ts';
import type { Deps, Session } from '../../deps.ts';
import { findMemberContact } from '../accounts/service.ts';
import { countNotes, findOwner } from '../desk/service.ts';
import { lettersOf } from '../letters/service.ts';
import { checkClaim, missingDocuments } from './checks.ts';
import { insuredNameOf, requireOrderById, requirePolicyById, sumInsured } from './policy.ts';
import { readOpenProposal } from './proposals.ts';
import { type ClaimRecord, documentsOfClaim, factsOf } from './record.ts';
import { secondPersonReasons } from './second-person.ts';
import { settlementBasis } from './settlement.ts';

/** The call of each action. */
const CALLS = {
  takeUp: 'deskTakeUpClaim',
  askDocuments: 'deskAskDocuments',
  approve: 'deskApproveClaim',
  reject: 'deskRejectClaim',
  recall: 'deskRecallClaim',
  grantAppeal: 'deskAnswerAppeal',
  keepOffer: 'deskAnswerAppeal',
  denyAppeal: 'deskAnswerAppeal',
  reopen: 'deskAnswerAppeal',
  lockReplacement: 'deskLockReplacement',
  moveRepair: 'deskMoveRepair',
  returnLetter: 'deskReturnLetter',
  pay: 'deskPayClaim',
  close: 'deskCloseClaim',
  replyMessage: 'deskReplyMessage',
} as const satisfies Record<ClaimDesk['actions'][number], DeskRouteName>;

/** Returns the facts of a claim that only the desk sees. `version` was read before the claim. */
export async function readClaimDesk(
  deps: Deps,
  person: Session,
  claim: ClaimRecord,
  version: number,
): Promise<ClaimDesk> {
  const { db, config } = deps;
  const record = { subject: 'claim', id: claim.id } as const;
  const member = await findMemberContact(db, claim.userId);
  if (!member) throw new Error(`The member of claim ${claim.claimNumber} is missing`);
  const policy = await requirePolicyById(db, claim.policyId);
  const order = await requireOrderById(db, claim.orderId);
  const basis = await settlementBasis(db, claim, { loss: claim.totalClaim ?? 0 });
  const history = await readHistory(db, record);
  const proposal = await readOpenProposal(deps, person, claim.id);
  const facts = factsOf(claim);
  return {
    version,
    owner: await findOwner(db, record),
    member,
    actions: CLAIM_DESK_ACTIONS.filter(
      (type) =>
        isClaimActionOpen(facts, 'desk', type) &&
        isCallPermitted(person, CALLS[type]) &&
        // A payment that waits for a second person cannot be proposed again.
        (type !== 'pay' || proposal === null),
    ),
    claimed: claim.totalClaim,
    requestable: documentsOfClaim(claim).map(({ code, name }) => ({ code, name })),
    missing: missingDocuments(claim).map(({ code }) => code),
    policy: {
      policyNumber: policy.policyNumber,
      startDate: policy.startDate,
      endDate: policy.endDate,
      sumInsured: sumInsured(order),
      limit: basis.limit,
      paidBefore: basis.amountPaidBefore ?? 0,
    },
    checks: await checkClaim(db, claim, {
      policy,
      names: { insured: insuredNameOf(order), member: member.fullName },
      basis,
      history,
      scope: person,
    }),
    history,
    letters: await lettersOf(deps, { orderId: claim.orderId, claimId: claim.id }),
    noteCount: await countNotes(db, record),
    secondPerson: secondPersonReasons(config, claim, history),
    secondPersonAbove: config.CLAIM_SECOND_PERSON_ABOVE,
    proposal,
  };
}

/** Returns the version of a claim; read it before the claim. */
export const claimVersion = ({ db }: Deps, id: string): Promise<number> =>
  versionOf(db, { subject: 'claim', id });
