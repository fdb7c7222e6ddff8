import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import type { Proposal } from '@naungan/api/desk-proposals';
import type { ListPage } from '@naungan/api/list-page';
import type { RouteName } from '@naungan/api/routes';
import { type DeskClient, DeskError } from '../client.ts';
import {
  type DeskAction,
  type DeskCommands,
  type DeskConnection,
  type Options,
  rejectFurtherWords,
  requireValue,
  UsageError,
} from '../command.ts';
import { listCommand, RECORD_LIST_OPTIONS, RECORD_LIST_USAGE, recordListQuery } from '../list.ts';
import {
  claimLines,
  claimSheet,
  type DeskClaim,
  type DeskClaimCard,
  journalLines,
  settlementLines,
} from './print.ts';
import { proposedText } from './proposals.ts';

type ClaimState = { _id: string; state: string; proposal?: Proposal | null };

/** Returns the id of the claim with this id or number. @throws DeskError */
async function claimId(desk: DeskClient, reference: string): Promise<string> {
  if (!reference.toUpperCase().startsWith('KLM-')) return reference;
  const { rows } = await desk<ListPage<DeskClaimCard>>('deskClaims', { query: { q: reference } });
  const claim = rows.find(({ claimNumber }) => claimNumber === reference.toUpperCase());
  if (!claim) throw new DeskError(`There is no claim ${reference}.`);
  return claim.id;
}

/** Makes a call for one claim, given by id or number; returns a sentence with the claim's new state or proposed payment. */
async function callClaim(
  { desk }: DeskConnection,
  claim: string,
  call: RouteName,
  content: { body?: object; form?: FormData } = {},
) {
  const { _id, state, proposal } = await desk<ClaimState>(call, {
    id: await claimId(desk, claim),
    ...content,
  });
  if (proposal) return proposedText(proposal);
  return `Claim ${_id} is now "${state}".`;
}

const splitList = (text: string) => text.split(',').flatMap((entry) => entry.trim() || []);

function parseAmount(text: string | undefined, optionName: string): number {
  const digits = requireValue(text, optionName).replace(/[.\s]|^Rp/gi, '');
  if (!/^\d+$/.test(digits)) throw new UsageError(`${optionName} is an amount in rupiah.`);
  return Number(digits);
}

/** Parses the consequence of an accident: `death`, `medical`, or `disability:50` with a percentage. */
function parseAccident(text: string) {
  const [kind = '', percent] = text.split(':');
  return kind === 'disability' ? { kind, percent: Number(percent) } : { kind };
}

const assessmentOf = ({ loss, confirmed, limit, accident }: Options) => ({
  loss: parseAmount(loss, '--loss'),
  ...(confirmed === 'yes' ? { isConfirmed: true } : {}),
  ...(limit === undefined ? {} : { limit: parseAmount(limit, '--limit') }),
  ...(accident === undefined ? {} : { accident: parseAccident(accident) }),
});

/** Returns a form with text parts and a local file. @throws DeskError */
async function formWithFile(
  field: string,
  path: string,
  parts: Readonly<Record<string, string | undefined>>,
) {
  const form = new FormData();
  for (const [name, value] of Object.entries(parts)) if (value !== undefined) form.append(name, value);
  const content = await readFile(path).catch((cause: unknown) => {
    throw new DeskError(`${path} cannot be read.`, { cause });
  });
  const type = path.toLowerCase().endsWith('.pdf') ? 'application/pdf' : 'image/jpeg';
  form.append(field, new File([new Uint8Array(content)], basename(path), { type }));
  return form;
}

type ClaimCommand = (claim: string, options: Options) => DeskAction;

const commandWithReason =
  (call: RouteName): ClaimCommand =>
  (claim, { reason }) => {
    const body = { reason: requireValue(reason, '--reason') };
    return (connection) => callClaim(connection, claim, call, { body });
  };

const CLAIM_COMMANDS: Readonly<Record<string, ClaimCommand>> = {
  show:
    (claim) =>
    async ({ desk, origin }) =>
      claimSheet(await desk<DeskClaim>('deskClaim', { id: await claimId(desk, claim) }), origin),
  journal:
    (claim) =>
    async ({ desk }) =>
      journalLines(await desk('deskClaimJournal', { id: await claimId(desk, claim) })),
  'take-up': (claim) => (connection) => callClaim(connection, claim, 'deskTakeUpClaim'),
  ask(claim, options) {
    const attachments = splitList(requireValue(options.attachments, '--attachments'));
    const feedback = requireValue(options.feedback, '--feedback');
    return (connection) =>
      callClaim(connection, claim, 'deskAskDocuments', { body: { attachments, feedback } });
  },
  settle(claim, options) {
    const body = assessmentOf(options);
    return async ({ desk }) =>
      settlementLines(await desk('deskSettleClaim', { id: await claimId(desk, claim), body }));
  },
  approve(claim, options) {
    const body = { ...assessmentOf(options), reason: requireValue(options.reason, '--reason') };
    return (connection) => callClaim(connection, claim, 'deskApproveClaim', { body });
  },
  reject: commandWithReason('deskRejectClaim'),
  recall: commandWithReason('deskRecallClaim'),
  return: commandWithReason('deskReturnLetter'),
  close: commandWithReason('deskCloseClaim'),
  answer(claim, options) {
    const appealAnswer = requireValue(options.answer, '--answer');
    const reason = requireValue(options.reason, '--reason');
    const letter = requireValue(options.letter, '--letter');
    const grantedAssessment = appealAnswer === 'grant' ? JSON.stringify(assessmentOf(options)) : undefined;
    return async (connection) => {
      const form = await formWithFile('responseLetter', letter, {
        answer: appealAnswer,
        reason,
        assessment: grantedAssessment,
      });
      return callClaim(connection, claim, 'deskAnswerAppeal', { form });
    };
  },
  reply(claim, options) {
    const body = { text: requireValue(options.text, '--text') };
    return (connection) => callClaim(connection, claim, 'deskReplyMessage', { body });
  },
  link: (claim) => (connection) => callClaim(connection, claim, 'deskMailHeirLink'),
  'revoke-link': (claim) => (connection) => callClaim(connection, claim, 'deskRevokeHeirLink'),
  agree: (claim) => (connection) => callClaim(connection, claim, 'deskLockReplacement'),
  repair(claim, { step, workshop, note }) {
    const body = {
      step: requireValue(step, '--step'),
      ...(workshop ? { workshopID: workshop } : {}),
      note: note ?? '',
    };
    return (connection) => callClaim(connection, claim, 'deskMoveRepair', { body });
  },
  pay(claim, { proof, bank, account, holder }) {
    const path = requireValue(proof, '--proof');
    return async (connection) => {
      const parts = { bankName: bank, accountNumber: account, accountHolder: holder };
      return callClaim(connection, claim, 'deskPayClaim', {
        form: await formWithFile('payslip', path, parts),
      });
    };
  },
};

export const claimCommands: DeskCommands = {
  usage: `  claims [--state pending|review|incomplete|approved|rejected|appealed|agreed|payment|finish|closed|withdrawn]
    [--line kendaraan] ${RECORD_LIST_USAGE}
  claims show|journal|take-up|agree <claim>
  claims ask <claim> --attachments code,code --feedback "what to send again"
  claims settle <claim> --loss 5000000 [--limit 10000000] [--accident death|medical|disability:50]
  claims approve <claim> --loss 5000000 [--limit …] [--confirmed yes] [--accident …] --reason "why"
  claims reject|recall|return|close <claim> --reason "why"
  claims answer <claim> --answer grant|keep|reopen --reason "why" --letter answer.pdf [--loss …]
  claims reply <claim> --text "…"
  claims link|revoke-link <claim>
  claims repair <claim> --step received|estimate|repair|ready [--workshop <id>] [--note "…"]
  claims pay <claim> --proof payslip.pdf [--bank BCA --account 1234567890 --holder "Siti Rahayu"]`,
  notes:
    "<claim> is a claim's id or its number (KLM-…). settle only prints the calculation; approve stores it. The amount is --loss, reduced by limits and the deductible; --confirmed yes accepts a loss above the amount that the claimant stated, and a limit above the policy's limit. pay needs --bank, --account and --holder only for a claim without an account. link mails the heir's link; after revoke-link it mails a new one.",
  options: [
    ...RECORD_LIST_OPTIONS,
    ...[
      'line',
      'state',
      'attachments',
      'feedback',
      'loss',
      'confirmed',
      'limit',
      'accident',
      'reason',
      'answer',
      'letter',
    ],
    ...['step', 'workshop', 'note', 'proof', 'bank', 'account', 'holder', 'text'],
  ],
  commands: {
    claims([name, ...words], options) {
      if (name === undefined) {
        const query = { ...recordListQuery(options), line: options.line, state: options.state };
        return listCommand('deskClaims', query, claimLines);
      }
      const createAction = Object.hasOwn(CLAIM_COMMANDS, name) ? CLAIM_COMMANDS[name] : undefined;
      if (!createAction) throw new UsageError(`There is no command "claims ${name}".`);
      const [claim, ...furtherWords] = words;
      rejectFurtherWords(furtherWords, ' Put sentences in quotes.');
      return createAction(requireValue(claim, 'The claim'), options);
    },
  },
};
