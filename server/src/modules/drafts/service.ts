import { randomUUID } from 'node:crypto';
import type { saveDraft as saveDraftContract } from '@naungan/api/drafts';
import {
  DRAFT_DAYS,
  DRAFT_FILES_PREFIX,
  DRAFT_KINDS,
  DRAFT_STEP_PATH,
  type DraftChange,
  type DraftKind,
  type DraftState,
  MAX_DRAFT_BYTES,
  MAX_DRAFT_FIELDS,
  MAX_DRAFTS,
  mergeDraft,
  parseDraftName,
} from '@naungan/domain/draft';
import type { DraftCard } from '@naungan/domain/draft/record';
import type { z } from 'zod';
import { throwProblem } from '../../api-problem.ts';
import type { DraftedForm } from '../../core/module.ts';
import { announce } from '../../core/realtime/announce.ts';
import { secretsOf } from '../../core/secrets.ts';
import { expireUploads, retainUploads } from '../../core/uploads/repository.ts';
import type { Db, Tx } from '../../db/client.ts';
import { isUuid } from '../../db/uuid.ts';
import type { Deps } from '../../deps.ts';
import {
  countDrafts,
  type DraftKey,
  type DraftRecord,
  deleteDraft,
  lockDraftsOf,
  saveDraft,
  selectDraft,
  selectDrafts,
} from './repository.ts';

export { boundFields, lockDraftsOf } from './repository.ts';

type SaveRequest = z.output<typeof saveDraftContract.body>;

const LIFETIME_MS = DRAFT_DAYS * 86_400_000;

const TOO_MANY_DRAFTS_TEXT = `Anda sudah memiliki ${MAX_DRAFTS} draf, silakan hapus salah satunya`;
const TOO_LARGE_TEXT = 'Isian terlalu panjang untuk disimpan sebagai draf';

/** Returns a time in the past: a draft has expired if its last change was at this time or earlier. */
export const expiryCutoff = (now: Date): Date => new Date(now.getTime() - LIFETIME_MS);
const expiryOf = ({ changedAt }: Pick<DraftRecord, 'changedAt'>) =>
  new Date(changedAt.getTime() + LIFETIME_MS);

/** Returns the ids of the uploads that a draft refers to. */
function uploadIdsOf({ fields }: DraftState): string[] {
  return Object.entries(fields).flatMap(([path, { value }]) => {
    if (!path.startsWith(DRAFT_FILES_PREFIX) || typeof value !== 'object' || value === null) return [];
    return 'uploadId' in value && typeof value.uploadId === 'string' && isUuid(value.uploadId)
      ? [value.uploadId]
      : [];
  });
}

/** Returns a draft in the API's format, with the fields that changed after the revision `after`. */
export function draftReply(draft: DraftRecord, after = 0) {
  return {
    id: draft.id,
    revision: draft.revision,
    fields: Object.entries(draft.fields).flatMap(([path, { at: _, ...field }]) =>
      field.revision > after ? [{ path, ...field }] : [],
    ),
    changedAt: draft.changedAt.toISOString(),
    expiresAt: expiryOf(draft).toISOString(),
  };
}

/** Returns the form of a draft, or null when the member cannot send that form now. */
async function findOpenForm(db: Db | Tx, { registry }: Deps, key: DraftKey, now: Date) {
  const form = await registry.draftedForm(db, { ...key, now });
  return form?.isOpen ? form : null;
}

/**
 * Returns the member's draft; null for an unknown or expired draft, and for a draft whose form cannot be sent any
 * more.
 */
export async function findDraft(deps: Deps, key: DraftKey): Promise<DraftRecord | null> {
  const { db, config, clock } = deps;
  const now = clock();
  const draft = await selectDraft(db, secretsOf(config), key, expiryCutoff(now));
  return draft && (await findOpenForm(db, deps, key, now)) ? draft : null;
}

/** Returns the member's drafts of these kinds whose forms can be sent, newest first. */
export async function listDrafts(
  deps: Deps,
  userId: string,
  kinds: readonly DraftKind[] = DRAFT_KINDS,
): Promise<DraftCard[]> {
  const { db, config, clock } = deps;
  const now = clock();
  const records = await selectDrafts(db, secretsOf(config), userId, expiryCutoff(now));
  const cards = await Promise.all(
    records.map(async (draft) => {
      const name = parseDraftName(draft.name);
      if (name === null || !kinds.includes(name.kind)) return [];
      const form = await findOpenForm(db, deps, draft, now);
      if (!form) return [];
      const step = draft.fields[DRAFT_STEP_PATH]?.value;
      return [
        {
          ...name,
          name: draft.name,
          productType: form.productType,
          productName: form.productName,
          step: typeof step === 'string' ? step : '',
          changedAt: draft.changedAt.toISOString(),
          expiresAt: expiryOf(draft).toISOString(),
        },
      ];
    }),
  );
  return cards.flat();
}

/** Returns a new draft without fields; does not store the draft. @throws ApiProblem CONFLICT for too many drafts */
async function createDraft(tx: Tx, { userId, name }: DraftKey, now: Date): Promise<DraftRecord> {
  if ((await countDrafts(tx, userId, expiryCutoff(now))) >= MAX_DRAFTS)
    throwProblem('CONFLICT', TOO_MANY_DRAFTS_TEXT);
  return { id: randomUUID(), userId, name, revision: 0, fields: {}, changedAt: now, partner: null };
}

/** Checks the number of fields and the size in bytes. @throws ApiProblem INVALID, TOO_LARGE */
function checkSize({ fields }: DraftState): void {
  if (Object.keys(fields).length > MAX_DRAFT_FIELDS) throwProblem('INVALID', TOO_LARGE_TEXT);
  if (Buffer.byteLength(JSON.stringify(fields)) > MAX_DRAFT_BYTES) throwProblem('TOO_LARGE', TOO_LARGE_TEXT);
}

/** Converts the age of each change to its time by the server's clock. */
function changesOf({ changes }: SaveRequest, now: Date): DraftChange[] {
  return changes.map(({ age, ...change }) => ({ ...change, at: now.getTime() - age }));
}

/** Without `revision`, the draft was deleted. */
type AnnouncedDraft = DraftKey & { revision?: number };

async function announceDraft(tx: Tx, { userId, name, revision }: AnnouncedDraft, form: DraftedForm) {
  const { productType } = form;
  await announce(tx, userId, { kind: 'draft', id: name, productType, revision });
}

/**
 * Merges the changes of one page into the member's draft, stores the draft, and notifies the member's other pages.
 * Returns the draft. The files of the draft are retained as long as the draft.
 * @throws ApiProblem NOT_FOUND for a deleted draft or a form that the member cannot send, CONFLICT, INVALID, TOO_LARGE
 */
export async function changeDraft(deps: Deps, key: DraftKey, request: SaveRequest): Promise<DraftRecord> {
  const { db, config, clock } = deps;
  return db.transaction(async (tx) => {
    await lockDraftsOf(tx, key.userId);
    const now = clock();
    const form = (await findOpenForm(tx, deps, key, now)) ?? throwProblem('NOT_FOUND');
    const storedDraft = await selectDraft(tx, secretsOf(config), key, expiryCutoff(now));
    if (request.id !== null && storedDraft?.id !== request.id) return throwProblem('NOT_FOUND');
    const draft = storedDraft ?? (await createDraft(tx, key, now));
    const mergedDraft = mergeDraft(draft, changesOf(request, now));
    // No field has changed. A draft without fields is not created.
    if (mergedDraft === draft) return storedDraft ?? throwProblem('INVALID');
    checkSize(mergedDraft);
    const partner = request.partner ?? draft.partner;
    const changedDraft = { ...draft, ...mergedDraft, changedAt: now, partner };
    await saveDraft(tx, changedDraft);
    const uploadIds = uploadIdsOf(changedDraft);
    await retainUploads(tx, key.userId, uploadIds, expiryOf(changedDraft));
    await expireUploads(
      tx,
      key.userId,
      uploadIdsOf(draft).filter((id) => !uploadIds.includes(id)),
      now,
    );
    await announceDraft(tx, changedDraft, form);
    return changedDraft;
  });
}

/** Returns the code of the partner whose page saved the draft; null without a draft or a code. */
export async function partnerOfDraft(tx: Tx, { config, clock }: Deps, key: DraftKey): Promise<string | null> {
  return (await selectDraft(tx, secretsOf(config), key, expiryCutoff(clock())))?.partner ?? null;
}

/**
 * Deletes the member's draft with its unused files, and notifies the member's pages. Returns whether the draft
 * existed. A transaction that also uses the draft's files must call `lockDraftsOf` before it locks the files. Saves
 * lock in this order, and the opposite order could cause a deadlock.
 */
export async function removeDraft(tx: Tx, deps: Deps, key: DraftKey): Promise<boolean> {
  const now = deps.clock();
  await lockDraftsOf(tx, key.userId);
  const draft = await selectDraft(tx, secretsOf(deps.config), key, expiryCutoff(now));
  await deleteDraft(tx, key);
  if (!draft) return false;
  await expireUploads(tx, key.userId, uploadIdsOf(draft), now);
  const form = await deps.registry.draftedForm(tx, { ...key, now });
  if (form) await announceDraft(tx, key, form);
  return true;
}

/** Returns the member's drafts with their fields, for the copy of the member's data. */
export const listDraftRecords = (
  { config, clock }: Deps,
  db: Db | Tx,
  userId: string,
): Promise<DraftRecord[]> => selectDrafts(db, secretsOf(config), userId, expiryCutoff(clock()));
