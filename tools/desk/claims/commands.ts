import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import type { RouteName } from '@naungan/api/routes';
import { type DeskClient, DeskError } from '../client.ts';
import { type Desk, type DeskCommands, needed, noMore, type Options, UsageError } from '../command.ts';
import {
  claimLines,
  claimSheet,
  type DeskClaim,
  type DeskClaimCard,
  journalLines,
  settlementLines,
} from './print.ts';

type ClaimState = { _id: string; state: string };

/** Returns the id of a claim given its id or number. @throws DeskError */
async function claimId(desk: DeskClient, reference: string): Promise<string> {
  if (!reference.toUpperCase().startsWith('KLM-')) return reference;
  const claims = await desk<DeskClaimCard[]>('deskClaims');
  const claim = claims.find(({ claimNumber }) => claimNumber === reference.toUpperCase());
  if (!claim) throw new DeskError(`There is no claim ${reference}.`);
  return claim.id;
}

async function callClaim(
  { desk }: Desk,
  claim: string,
  call: RouteName,
  sent: { body?: object; form?: FormData } = {},
) {
  const { _id, state } = await desk<ClaimState>(call, { id: await claimId(desk, claim), ...sent });
  return `Claim ${_id} is now "${state}".`;
}

const list = (text: string) => text.split(',').flatMap((entry) => entry.trim() || []);

function amount(text: string | undefined, optionName: string): number {
  const digits = needed(text, optionName).replace(/[.\s]|^Rp/gi, '');
  if (!/^\d+$/.test(digits)) throw new UsageError(`${optionName} is an amount in rupiah.`);
  return Number(digits);
}

/** Parses `death`, `medical`, or `disability:50`. */
function accident(text: string) {
  const [kind = '', percent] = text.split(':');
  return kind === 'disability' ? { kind, percent: Number(percent) } : { kind };
}

const assessment = ({ loss, limit, accident: of }: Options) => ({
  loss: amount(loss, '--loss'),
  ...(limit !== undefined && { limit: amount(limit, '--limit') }),
  ...(of !== undefined && { accident: accident(of) }),
});

/** Returns a form with a local file. @throws DeskError */
async function fileForm(field: string, path: string, parts: Readonly<Record<string, string | undefined>>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(parts)) if (value !== undefined) form.append(name, value);
  const content = await readFile(path).catch((cause: unknown) => {
    throw new DeskError(`${path} cannot be read.`, { cause });
  });
  const type = path.toLowerCase().endsWith('.pdf') ? 'application/pdf' : 'image/jpeg';
  form.append(field, new File([new Uint8Array(content)], basename(path), { type }));
  return form;
}

type ClaimCommand = (claim: string, options: Options) => (at: Desk) => Promise<string>;

const withReason =
  (call: RouteName): ClaimCommand =>
  (claim, { reason }) => {
    const body = { reason: needed(reason, '--reason') };
    return (at) => callClaim(at, claim, call, { body });
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
  'take-up': (claim) => (at) => callClaim(at, claim, 'deskTakeUpClaim'),
  ask(claim, options) {
    const attachments = list(needed(options.attachments, '--attachments'));
    const feedback = needed(options.feedback, '--feedback');
    return (at) => callClaim(at, claim, 'deskAskDocuments', { body: { attachments, feedback } });
  },
  settle(claim, options) {
    const body = assessment(options);
    return async ({ desk }) =>
      settlementLines(await desk('deskSettleClaim', { id: await claimId(desk, claim), body }));
  },
  approve(claim, options) {
    const body = { ...assessment(options), reason: needed(options.reason, '--reason') };
    return (at) => callClaim(at, claim, 'deskApproveClaim', { body });
  },
  reject: withReason('deskRejectClaim'),
  recall: withReason('deskRecallClaim'),
  return: withReason('deskReturnLetter'),
  close: withReason('deskCloseClaim'),
  answer(claim, options) {
    const appealAnswer = needed(options.answer, '--answer');
    const reason = needed(options.reason, '--reason');
    const letter = needed(options.letter, '--letter');
    const granted = appealAnswer === 'grant' ? JSON.stringify(assessment(options)) : undefined;
    return async (at) => {
      const form = await fileForm('responseLetter', letter, {
        answer: appealAnswer,
        reason,
        assessment: granted,
      });
      return callClaim(at, claim, 'deskAnswerAppeal', { form });
    };
  },
  reply(claim, options) {
    const body = { text: needed(options.text, '--text') };
    return (at) => callClaim(at, claim, 'deskReplyMessage', { body });
  },
  link: (claim) => (at) => callClaim(at, claim, 'deskMailHeirLink'),
  'revoke-link': (claim) => (at) => callClaim(at, claim, 'deskRevokeHeirLink'),
  agree: (claim) => (at) => callClaim(at, claim, 'deskLockReplacement'),
  repair(claim, { step, workshop, note }) {
    const body = {
      step: needed(step, '--step'),
      ...(workshop && { workshopID: workshop }),
      note: note ?? '',
    };
    return (at) => callClaim(at, claim, 'deskMoveRepair', { body });
  },
  pay(claim, { proof, bank, account, holder }) {
    const path = needed(proof, '--proof');
    return async (at) => {
      const parts = { bankName: bank, accountNumber: account, accountHolder: holder };
      return callClaim(at, claim, 'deskPayClaim', { form: await fileForm('payslip', path, parts) });
    };
  },
};

export const claimCommands: DeskCommands = {
  usage: `  claims [--state pending|review|incomplete|approved|rejected|appealed|agreed|payment|finish|closed|withdrawn]
  claims show|journal|take-up|agree <claim>
  claims ask <claim> --attachments code,code --feedback "what to send again"
  claims settle <claim> --loss 5000000 [--limit 10000000] [--accident death|medical|disability:50]
  claims approve <claim> --loss 5000000 [--limit …] [--accident …] --reason "why"
  claims reject|recall|return|close <claim> --reason "why"
  claims answer <claim> --answer grant|keep|reopen --reason "why" --letter answer.pdf [--loss …]
  claims reply <claim> --text "…"
  claims link|revoke-link <claim>
  claims repair <claim> --step received|estimate|repair|ready [--workshop <id>] [--note "…"]
  claims pay <claim> --proof payslip.pdf [--bank BCA --account 1234567890 --holder "Siti Rahayu"]`,
  notes:
    "<claim> is a claim's id or its number (KLM-…). settle changes nothing; approve takes what limits and own risk leave of --loss. pay needs --bank, --account and --holder only for a claim without an account. link mails an heir's link, after revoke-link a new one.",
  options: [
    ...['state', 'attachments', 'feedback', 'loss', 'limit', 'accident', 'reason', 'answer', 'letter'],
    ...['step', 'workshop', 'note', 'proof', 'bank', 'account', 'holder', 'text'],
  ],
  commands: {
    claims([name, ...words], options) {
      if (name === undefined) {
        const { state } = options;
        return async ({ desk }) =>
          claimLines(await desk<DeskClaimCard[]>('deskClaims', { query: { state } }));
      }
      const act = Object.hasOwn(CLAIM_COMMANDS, name) ? CLAIM_COMMANDS[name] : undefined;
      if (!act) throw new UsageError(`There is no command "claims ${name}".`);
      const [claim, ...more] = words;
      noMore(more, ' Put sentences in quotes.');
      return act(needed(claim, 'The claim'), options);
    },
  },
};
