import type { DeskPartner, deskPartnerTest } from '@naungan/api/desk-partners';
import { formatDateTime } from '@naungan/domain/dates';
import type { z } from 'zod';
import { DeskError } from '../client.ts';
import {
  type DeskAction,
  type DeskCommands,
  type Options,
  rejectFurtherWords,
  requireValue,
  UsageError,
} from '../command.ts';
import { listCommand, PAGE_OPTIONS } from '../list.ts';

const SECRET_NOTE = 'It is displayed only now. Give it to the partner over a secure channel.';

const lineOf = ({
  code,
  hasApiKey,
  webhookUrl,
  secrets,
  undelivered,
  abandoned,
  lastError,
}: DeskPartner): string =>
  [
    code,
    hasApiKey ? 'API key' : 'no API key',
    webhookUrl ?? 'no webhook',
    webhookUrl && `secrets ${secrets}`,
    undelivered > 0 && `undelivered ${undelivered}`,
    abandoned > 0 && `abandoned ${abandoned}`,
    lastError && `last failure ${formatDateTime(lastError.at)}: ${lastError.error}`,
  ]
    .filter(Boolean)
    .join('  ');

/** Reads `https://…`, or `none` to end the webhook. */
function webhookUrlOf({ url }: Options): string | null {
  const value = requireValue(url, '--url');
  return value === 'none' ? null : value;
}

const saveWebhook =
  (id: string, webhookUrl: string | null): DeskAction =>
  async ({ desk }) => {
    const { secret } = await desk<{ secret: string | null }>('deskSavePartner', { id, body: { webhookUrl } });
    const state = `The webhook of ${id} is now ${webhookUrl ?? 'none'}.`;
    return secret === null ? state : `${state}\nSigning secret: ${secret}\n${SECRET_NOTE}`;
  };

const addSecret =
  (id: string, revokesEarlier: boolean): DeskAction =>
  async ({ desk }) => {
    const { secret } = await desk<{ secret: string }>('deskPartnerSecret', { id, body: { revokesEarlier } });
    const earlier = revokesEarlier
      ? 'Earlier secrets are invalid.'
      : 'The secret before it is valid until the next rotation.';
    return `New signing secret of ${id}: ${secret}\n${SECRET_NOTE} ${earlier}`;
  };

const replaceKey =
  (id: string): DeskAction =>
  async ({ desk }) => {
    const { apiKey } = await desk<{ apiKey: string }>('deskPartnerKey', { id });
    return `New API key of ${id}: ${apiKey}\n${SECRET_NOTE} A former key is invalid.`;
  };

const testWebhook =
  (id: string): DeskAction =>
  async ({ desk }) => {
    const { status, milliseconds, error } = await desk<z.output<typeof deskPartnerTest.reply>>(
      'deskPartnerTest',
      { id },
    );
    if (error !== null)
      throw new DeskError(`The webhook of ${id} failed after ${milliseconds} ms: ${error}.`);
    return `The webhook of ${id} accepted the test event with status ${status} after ${milliseconds} ms.`;
  };

const resend =
  (id: string): DeskAction =>
  async ({ desk }) => {
    const { events } = await desk<{ events: number }>('deskPartnerResend', { id });
    return `Events queued again: ${events}.`;
  };

/** A function for each action on one partner. */
const ACTIONS: Record<string, (code: string, options: Options) => DeskAction> = {
  webhook: (code, options) => saveWebhook(code, webhookUrlOf(options)),
  secret: (code) => addSecret(code, false),
  'revoke-secrets': (code) => addSecret(code, true),
  key: replaceKey,
  'webhook-test': testWebhook,
  resend,
};

export const partnerCommands: DeskCommands = {
  usage: `  partners [--q code] [--limit 100] [--after cursor]
  partner webhook <code> --url <https://… | none>
  partner secret <code>
  partner revoke-secrets <code>
  partner key <code>
  partner webhook-test <code>
  partner resend <code>`,
  notes: `partner webhook: sets the URL that receives events about the partner's sales; the first call prints the signing secret.
partner secret: adds a signing secret, and leaves the one before it valid; revoke-secrets leaves only the new one valid.
partner key: prints a new API key for the partner's sales; the former key becomes invalid.
partner webhook-test: sends a test event now. partner resend: queues the events again that have no further attempts.`,
  options: [...PAGE_OPTIONS, 'q', 'url'],
  commands: {
    partners(words, { q, limit, after }) {
      rejectFurtherWords(words);
      const print = (partners: DeskPartner[]) => partners.map(lineOf).join('\n') || 'No partners.';
      return listCommand('deskPartners', { q, limit, after }, print);
    },
    partner([action = '', code, ...words], options) {
      const createAction = Object.hasOwn(ACTIONS, action) ? ACTIONS[action] : undefined;
      if (!createAction) throw new UsageError(`There is no action "${action}".`);
      rejectFurtherWords(words);
      return createAction(requireValue(code, 'The code of the partner'), options);
    },
  },
};
