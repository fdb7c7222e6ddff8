import type { AttachmentSpec } from '@naungan/domain/attachment';
import type { DraftKind, DraftName } from '@naungan/domain/draft';
import type { ProductType } from '@naungan/domain/lines';
import type { Member } from '@naungan/domain/member/record';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { z } from 'zod';
import type { Config } from '../config.ts';
import type { Db, Tx } from '../db/client.ts';
import type { AuditLog } from './audit-log.ts';
import type { Files } from './files.ts';
import type { Jobs } from './jobs.ts';
import type { Mail } from './mail.ts';
import type { Snapshots } from './snapshots.ts';

/**
 * A purpose of files that are uploaded before their form is sent. `purposeFields` is the part of the upload's metadata that
 * names the purpose (`packages/api/src/upload-shapes.ts`). The first purpose that accepts `purposeFields` applies.
 */
export type UploadPurpose = {
  name: string;
  accepts(purposeFields: unknown): boolean;
  /**
   * Returns the rule for a file of this code and member; null when no such file is requested.
   * @throws ApiProblem when the member may not send files for this purpose
   */
  ruleFor(
    tx: Tx,
    document: { userId: string; purposeFields: unknown; code: string },
  ): Promise<AttachmentSpec | null>;
};

/** Defines an upload purpose whose functions receive `purposeFields` parsed by its schema. */
export const uploadPurpose = <S extends z.ZodType>({
  name,
  purposeFields: schema,
  ruleFor,
}: {
  name: string;
  purposeFields: S;
  ruleFor(
    tx: Tx,
    document: { userId: string; purposeFields: z.output<S>; code: string },
  ): Promise<AttachmentSpec | null>;
}): UploadPurpose => ({
  name,
  accepts: (purposeFields) => schema.safeParse(purposeFields).success,
  ruleFor: (tx, { purposeFields, ...document }) =>
    ruleFor(tx, { ...document, purposeFields: schema.parse(purposeFields) }),
});

/** The form of a draft. `isOpen`: whether the member can send the form now; if not, its draft counts as absent. */
export type DraftedForm = { productType: ProductType; productName: string; isOpen: boolean };

type DraftNameOf<Kind extends DraftKind> = Extract<DraftName, { kind: Kind }>;
type DraftQuery<Name> = { userId: string; name: Name; now: Date };

/** A kind of forms that have drafts, for example forms of orders or of claims. */
export type DraftForms = {
  kind: DraftKind;
  /** Returns the form of a draft; null if it does not exist or belongs to another member. */
  find(db: Db | Tx, query: DraftQuery<DraftName>): Promise<DraftedForm | null>;
};

/** Defines a kind of forms whose `find` receives names of this kind. */
export const draftForms = <Kind extends DraftKind>(
  kind: Kind,
  find: (db: Db | Tx, query: DraftQuery<DraftNameOf<Kind>>) => Promise<DraftedForm | null>,
): DraftForms => ({
  kind,
  find: async (db, { name, ...query }) =>
    name.kind === kind ? find(db, { ...query, name: name as DraftNameOf<Kind> }) : null,
});

/** A title and its value in the PDF of a member's data; `wide` fills a whole row. */
export type Fact = { title: string; value: string; wide?: true };

/** A chapter of the PDF with a member's data. Chapters with the same title are merged. */
export type DataChapter = {
  title: string;
  facts: Fact[];
  table?: { columns: [string, string]; rows: string[][] };
};
/**
 * The part of a module in a member's JSON file (`data`) and PDF (`chapters`). Lists with the same key in `data` are
 * joined.
 */
export type DataCopy = { data: Record<string, unknown>; chapters: DataChapter[] };

/** A record that is retained after an account is deleted, in words for its owner. */
export type RetainedRecord = {
  /** '1 polis beserta sertifikatnya'. */
  recordNames: string;
  reason: string;
  /** How long the records are retained: '10 tahun sejak akhir tahun buku'. */
  period: string;
  /** What the member should do before the deletion. */
  adviceBefore?: string;
};

/** The account to delete, read before anything is erased. */
export type AccountDeletion = {
  userId: string;
  email: string;
  /**
   * An unverified e-mail address may belong to another person: then only rows with the account's id are the
   * member's.
   */
  isEmailVerified: boolean;
  /** Whether the law requires some of the member's records to be retained. */
  retainsRecords: boolean;
  now: Date;
};

/** A module's part in the copy and the deletion of a member's data (UU 27/2022). */
export type PersonalData = {
  copy?(db: Db | Tx, deps: Deps, member: Member): Promise<DataCopy>;
  /** Returns messages about the records that a deletion of the account removes immediately. */
  describeRemovedRecords?(db: Db | Tx, userId: string, retainsRecords: boolean): Promise<string[]>;
  /** Returns the records that the law requires the broker to retain. */
  retainedRecords?(db: Db | Tx, userId: string): Promise<RetainedRecord[]>;
  /** Returns why the account cannot be deleted now, as a sentence; null when it can. */
  deletionObstacle?(db: Db | Tx, userId: string): Promise<string | null>;
  /** Runs before the deletion, outside of its transaction. */
  prepareDeletion?(deps: Deps, userId: string): Promise<void>;
  /** Erases the member's data in the transaction that deletes the account. */
  erase?(tx: Tx, deletion: AccountDeletion, deps: Deps): Promise<void>;
};

/**
 * Deletes records after their retention period. `remove` runs every night and may run twice. `records` says which
 * records are meant; only readers of the code see it.
 */
export type RetentionRule = { records: string; remove(db: Db, now: Date): Promise<void> };

/** Counts of work that another system has not accepted yet, for `/healthz`. `name` is the object's name there. */
export type BacklogCount = { name: string; count(deps: Deps): Promise<object> };

/**
 * Measured values for `/metrics`, which is not public. The values of `measure` are gauges; their names are `name` and the
 * key in snake case: `{ name: 'payments', … { oldestPendingSeconds } }` is `naungan_payments_oldest_pending_seconds`.
 */
export type Gauges = { name: string; measure(deps: Deps): Promise<Record<string, number>> };

/** Everything that a module registers. Core iterates over the modules and refers to none by name. */
export type ModuleDefinition = {
  name: string;
  /** Mounts the module's routes below `/api/v1`. */
  routes?(app: FastifyInstance): Promise<void> | void;
  /** Registers the module's jobs, and the generators of its files. */
  jobs?(deps: Deps): void;
  uploadPurposes?: readonly UploadPurpose[];
  draftForms?: readonly DraftForms[];
  /** Returns the given file keys that the module's rows refer to. Files without a reference are deleted. */
  referencedFiles?(db: Db | Tx, keys: string[]): Promise<string[]>;
  /**
   * Returns whether this is the hash of a token in a mailed link to one of the module's records. A module that defines this
   * function also announces changes of the record to pages that were opened by the link.
   */
  isValidLink?(deps: Pick<Deps, 'db'>, tokenHash: string): Promise<boolean>;
  retention?: readonly RetentionRule[];
  backlog?: BacklogCount;
  gauges?: Gauges;
  personalData?: PersonalData;
  /** Mounts the routes of the desk: the staff who decide orders and claims. The desk's commands are in `tools/desk`. */
  deskRoutes?(app: FastifyInstance): Promise<void> | void;
};

/** The registrations of all modules. */
export type Registry = {
  modules: readonly ModuleDefinition[];
  /** Returns the purpose that accepts the metadata of an upload, or null. */
  uploadPurpose(purposeFields: unknown): UploadPurpose | null;
  /**
   * Returns the form of a member's draft by the draft's name; null if it does not exist or belongs to another member.
   */
  draftedForm(db: Db | Tx, query: DraftQuery<string>): Promise<DraftedForm | null>;
  /** Returns the keys that some module refers to. */
  referencedFiles(db: Db | Tx, keys: string[]): Promise<Set<string>>;
  /** Returns whether this is the hash of a token in a mailed link of any module. */
  isValidLink(deps: Pick<Deps, 'db'>, tokenHash: string): Promise<boolean>;
  retention: readonly RetentionRule[];
  backlogs: readonly BacklogCount[];
  gauges: readonly Gauges[];
  personalData: readonly PersonalData[];
};

/** Dependencies of every module, created once by `buildApp`. */
export type Deps = {
  config: Config;
  db: Db;
  jobs: Jobs;
  mail: Mail;
  files: Files;
  registry: Registry;
  snapshots: Snapshots;
  audit: AuditLog;
  /** Returns the current time; tests set it. Never read `Date.now()` for a business rule. */
  clock: () => Date;
  /** Returns whether the demo data is still being created, while requests are already served. */
  isStarting: () => boolean;
  log: FastifyBaseLogger;
};

/** Defines a module; add it to `server/src/modules.ts`. */
export const defineModule = (module: ModuleDefinition): ModuleDefinition => module;
