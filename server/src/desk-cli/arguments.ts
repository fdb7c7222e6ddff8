import { parseArgs } from 'node:util';

export type ContentCommand = {
  name: 'content';
  kind: 'article' | 'page' | 'guides';
  action: 'list' | 'show' | 'save' | 'activate' | 'deactivate';
  /** An id, or the path of a file to save. */
  what: string;
};
export type Command =
  | { name: 'help' }
  | ContentCommand
  | { name: 'orders'; status: string | undefined }
  | { name: 'show' | 'approve' | 'journal'; order: string }
  | { name: 'reject'; order: string; reason: string }
  | { name: 'revise'; order: string; items: string[]; attachments: string[]; feedback: string };

/** The person mistyped: shown with the usage, exit code 2. */
export class UsageError extends Error {}

export const USAGE = `Usage: npm run desk -- <command>

  orders [--status neworder|pending|revision|approve|reject]
  show <order>
  journal <order>
  approve <order>
  reject <order> --reason "why"
  revise <order> --items insured,address,beneficiary,attachment [--attachments code,code] --feedback "what to correct"

  articles
  article show <id> | article save <file> | article activate <id> | article deactivate <id>
  page show <slug> | page save <file>
  guides show <category> | guides save <file.json>

What show prints is a file that save takes: npm run -s desk -- article show <id> > <id>.html
It has facts in front and then HTML; a .json file has the fields of the call (/api/docs).
---
title: Klaim setelah banjir
excerpt: Dua kalimat untuk kartu dan mesin pencari.
category: Klaim
thumbnail: /articles/klaim-setelah-banjir.svg
---
<p>Isi</p>

<order> is an order's id or its number (KPA-…). The server is NAUNGAN_URL, default http://localhost:4321.
The account is DESK_EMAIL and DESK_PASSWORD, else that of DATA_DIR/desk.json.`;

const OPTIONS = {
  status: { type: 'string' },
  reason: { type: 'string' },
  items: { type: 'string' },
  attachments: { type: 'string' },
  feedback: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
} as const;

function parse(args: string[]) {
  try {
    return parseArgs({ args, options: OPTIONS, allowPositionals: true });
  } catch (cause) {
    throw new UsageError(cause instanceof Error ? cause.message : String(cause), { cause });
  }
}

const list = (text = '') => text.split(',').flatMap((entry) => entry.trim() || []);

function needed(value: string | undefined, what: string): string {
  if (value === undefined || value.trim() === '') throw new UsageError(`${what} is missing.`);
  return value;
}

const KINDS = ['article', 'page', 'guides'] as const;
const ACTIONS = {
  article: ['show', 'save', 'activate', 'deactivate'],
  page: ['show', 'save'],
  guides: ['show', 'save'],
};

/** `article save file.html` and its like; null for what is about orders. */
function readContent([name, action, what, ...more]: string[]): ContentCommand | null {
  if (name === 'articles' && action === undefined)
    return { name: 'content', kind: 'article', action: 'list', what: '' };
  const kind = KINDS.find((one) => one === name);
  if (!kind) return null;
  if (action === undefined || !ACTIONS[kind].includes(action)) {
    throw new UsageError(`"${kind}" goes with one of: ${ACTIONS[kind].join(', ')}.`);
  }
  if (more.length > 0) throw new UsageError(`Too many words: ${more.join(' ')}.`);
  const needs = action === 'save' ? 'The file' : 'The id';
  return { name: 'content', kind, action: action as ContentCommand['action'], what: needed(what, needs) };
}

/** What was asked for. @throws UsageError */
export function readCommand(args: string[]): Command {
  const { values, positionals } = parse(args);
  const [name, reference, ...more] = positionals;
  if (values.help || name === undefined || name === 'help') return { name: 'help' };
  const content = readContent(positionals);
  if (content) return content;
  if (more.length > 0) throw new UsageError(`Too many words: ${more.join(' ')}. Put sentences in quotes.`);
  if (name === 'orders') return { name, status: values.status };
  const order = needed(reference, 'The order');
  if (name === 'show' || name === 'approve' || name === 'journal') return { name, order };
  if (name === 'reject') return { name, order, reason: needed(values.reason, '--reason') };
  if (name === 'revise') {
    const items = list(needed(values.items, '--items'));
    const feedback = needed(values.feedback, '--feedback');
    return { name, order, items, attachments: list(values.attachments), feedback };
  }
  throw new UsageError(`There is no command "${name}".`);
}
