import type { AttachmentSpec } from '@naungan/domain/attachment';
import type { Member } from '@naungan/domain/member/record';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { z } from 'zod';
import type { Config } from '../config.ts';
import type { Db, Tx } from '../db/client.ts';
import type { Files } from './files.ts';
import type { Jobs } from './jobs.ts';
import type { Mail } from './mail.ts';

/**
 * What files may be sent ahead for. `about` is what the announcement says beside the file's own name, kind and code
 * (`packages/api/src/upload-shapes.ts`); the first purpose whose `about` fits takes it.
 */
export type UploadPurpose = {
  name: string;
  accepts(about: unknown): boolean;
  /**
   * What a file of this code must be, for this member; null when it is not asked for.
   * @throws Problem when the member may not send files for it
   */
  specFor(tx: Tx, asked: { userId: string; about: unknown; code: string }): Promise<AttachmentSpec | null>;
};

/** Ties the schema of `about` to what reads it. */
export const uploadPurpose = <S extends z.ZodType>({
  name,
  about: schema,
  specFor,
}: {
  name: string;
  about: S;
  specFor(
    tx: Tx,
    asked: { userId: string; about: z.output<S>; code: string },
  ): Promise<AttachmentSpec | null>;
}): UploadPurpose => ({
  name,
  accepts: (about) => schema.safeParse(about).success,
  specFor: (tx, { about, ...asked }) => specFor(tx, { ...asked, about: schema.parse(about) }),
});

/** A line of a chapter; `wide` takes a row of its own. */
export type Fact = { title: string; value: string; wide?: true };

/** A chapter of the copy of a member's data, as the PDF shows it. Chapters of one title are one. */
export type DataChapter = {
  title: string;
  facts: Fact[];
  table?: { columns: [string, string]; rows: string[][] };
};
/** `data` under the names that the JSON copy has; lists of one name are joined. */
export type DataCopy = { data: Record<string, unknown>; chapters: DataChapter[] };

/** What stays when an account goes, in words for its owner. */
export type KeptRecord = { what: string; reason: string; until: string };

/** The member who goes, read before anything is erased. */
export type Leaving = {
  userId: string;
  email: string;
  /** An unverified address may be somebody else's: only rows that name the account are theirs. */
  verified: boolean;
  /** Whether the law keeps something of theirs. */
  keepsRecords: boolean;
  now: Date;
};

/** What a module keeps about members (UU 27/2022): a copy of it, and the end of it. */
export type PersonalData = {
  copy?(db: Db | Tx, deps: Deps, member: Member): Promise<DataCopy>;
  /** Sentences: what deleting the account removes at once. */
  removed?(db: Db | Tx, userId: string, keepsRecords: boolean): Promise<string[]>;
  /** What the law makes the broker keep of it. */
  kept?(db: Db | Tx, userId: string): Promise<KeptRecord[]>;
  /** Why the account cannot be deleted now, as a sentence; null when it can. */
  hindrance?(db: Db | Tx, userId: string): Promise<string | null>;
  /** Before the deletion, outside of its transaction. */
  prepare?(deps: Deps, userId: string): Promise<void>;
  /** In the transaction that deletes the account. */
  erase?(tx: Tx, leaving: Leaving): Promise<void>;
};

/** Deletes records past their retention period; run every night, so twice is harmless. */
export type RetentionRule = { what: string; remove(db: Db, now: Date): Promise<void> };

/** What a module owns. Core walks these and knows no module by name. */
export type ModuleDefinition = {
  name: string;
  /** Mounts its calls, below `/api/v1`. */
  routes?(app: FastifyInstance): Promise<void> | void;
  /** Registers its jobs, and its files that are made when they are opened. */
  jobs?(deps: Deps): void;
  uploadPurposes?: readonly UploadPurpose[];
  /** Which of these keys of the file store belong to it: what no module claims is removed. */
  keptFiles?(db: Db | Tx, keys: string[]): Promise<string[]>;
  retention?: readonly RetentionRule[];
  personalData?: PersonalData;
  /** Mounts its calls of the desk; their commands stand in its `desk-commands.ts`. */
  desk?(app: FastifyInstance): Promise<void> | void;
};

/** What all modules own, for those who walk it. */
export type Registry = {
  modules: readonly ModuleDefinition[];
  /** The purpose that an announcement of a file is for; null when no module knows it. */
  uploadPurpose(about: unknown): UploadPurpose | null;
  /** Those of the keys that some module keeps. */
  keptFiles(db: Db | Tx, keys: string[]): Promise<Set<string>>;
  retention: readonly RetentionRule[];
  personalData: readonly PersonalData[];
};

/** What every module may use; made once by `buildApp`. */
export type Deps = {
  config: Config;
  db: Db;
  jobs: Jobs;
  mail: Mail;
  files: Files;
  /** What the modules own. */
  registry: Registry;
  /** The present; tests set it. Never read `Date.now()` for a rule of the business. */
  clock: () => Date;
  log: FastifyBaseLogger;
};

/** Names a module and what it owns; `server/src/modules.ts` lists it. */
export const defineModule = <M extends ModuleDefinition>(module: M): M => module;
