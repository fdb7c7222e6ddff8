import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { API_PROBLEM_STATUS } from '@naungan/api/contract';
import { contracts } from '@naungan/api/contracts';
import { problemCodesOf } from '@naungan/api/problem-codes';
import { API_BASE } from '@naungan/api/routes';
import type { DeskRole } from '@naungan/domain/desk-roles';
import { desc, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { DestinationStream } from 'pino';
import { buildApp } from '../src/app.ts';
import { type Config, loadConfig } from '../src/config.ts';
import { openSession } from '../src/core/session.ts';
import { deskPeople, outbox, users } from '../src/db/schema.ts';
import type { Deps } from '../src/deps.ts';
import { createLog } from '../src/log.ts';
import { COMPLETE_PROFILE } from './complete-profile.ts';
import { encodeMultipart, type Part } from './multipart.ts';
import { DESK_PASSWORD } from './prepared-database.ts';
import { createSeededDatabase } from './test-database.ts';

export { COMPLETE_PROFILE } from './complete-profile.ts';
export type { Part } from './multipart.ts';

export type Reply = {
  status: number;
  headers: Record<string, string | string[] | number | undefined>;
  /** Parsed JSON, or the text of a response that is not JSON. */
  body: { message: string; response: never; errors?: { path: string; message: string }[] };
  text: string;
  raw: Buffer;
};
export type RequestOptions = {
  /** Token of a session of a member or of the desk. */
  token?: string | undefined;
  body?: unknown;
  headers?: Record<string, string>;
};
export type TestStaff = { id: string; token: string; email: string };
export type TestMember = { id: string; token: string; email: string; phone: string; fullName: string };

/** Initial time of the test clock: 21 November 2026, 10:00 in Jakarta. */
export const TEST_NOW = new Date('2026-11-21T03:00:00.000Z');

export type Harness = {
  app: FastifyInstance;
  deps: Deps;
  /** Sends a request to the API. `path` is relative to `/api/v1`, or to the root when it begins with `//`. */
  api(method: string, path: string, options?: RequestOptions): Promise<Reply>;
  /** Sends a multipart request; parts with a `fileName` are files. */
  multipart(
    method: string,
    path: string,
    parts: Part[],
    options?: Omit<RequestOptions, 'body'>,
  ): Promise<Reply>;
  /** Creates a member with a session; with `complete`, the member has a complete profile. */
  registerMember(options?: { complete?: boolean }): Promise<TestMember>;
  /** Opens a session of the desk's first account, a supervisor; returns its token. */
  deskToken(): Promise<string>;
  /** Creates an active account of the desk with a session, and without password and second factor. */
  deskPerson(staff: { roles: DeskRole[]; insurerId?: string | null }): Promise<TestStaff>;
  /** The clock of the app; `advance` moves the clock by seconds. */
  clock: { now(): Date; set(instant: Date): void; advance(seconds: number): void };
  /** Runs due jobs, with `includeDelayed` also delayed jobs. Returns their number. */
  runJobs(options?: { includeDelayed?: boolean }): Promise<number>;
  /** Returns the mails to an e-mail address, newest first. */
  mails(to: string): Promise<{ subject: string; text: string; html: string }[]>;
  close(): Promise<void>;
};

function createClock() {
  let now = TEST_NOW;
  return {
    now: () => now,
    set: (instant: Date) => {
      now = instant;
    },
    advance: (seconds: number) => {
      now = new Date(now.getTime() + seconds * 1000);
    },
  };
}

const callPatterns = Object.values(contracts)
  .map((call) => {
    const documentedStatuses = problemCodesOf(call).map((code) => API_PROBLEM_STATUS[code]);
    return {
      call,
      documentedStatuses,
      path: new RegExp(`^${API_BASE}${call.path.replace(/:\w+/g, '[^/]+')}/?$`),
    };
  })
  // Paths with fewer parameters come first: `/pages/product/home` before `/pages/:slug`.
  .toSorted((a, b) => a.call.path.split(':').length - b.call.path.split(':').length);

/**
 * Throws for an error status that the contract of the call does not list, because other back ends and clients rely on
 * that list.
 */
function assertDocumentedStatus(method: string, url: string, status: number): void {
  if (status < 400) return;
  const path = url.split('?', 1)[0] ?? '';
  const match = callPatterns.find(({ call, path: pattern }) => call.method === method && pattern.test(path));
  if (match && !match.documentedStatuses.some((documentedStatus) => documentedStatus === status))
    throw new Error(
      `${match.call.name} responded with ${status}, which its contract does not describe (\`problems\`)`,
    );
}

const randomDigits = (count: number) => Array.from(randomBytes(count), (byte) => byte % 10).join('');

async function addMember(deps: Deps, complete: boolean): Promise<TestMember> {
  const email = `anggota-${randomUUID().slice(0, 8)}@contoh.test`;
  const phone = `628${randomDigits(10)}`;
  const fullName = 'SITI RAHAYU';
  const [row] = await deps.db
    .insert(users)
    .values({
      fullName,
      email,
      phoneNumber: phone,
      passwordHash: 'none',
      ...(complete ? COMPLETE_PROFILE : {}),
    })
    .returning({ id: users.id });
  if (!row) throw new Error('The member was not stored');
  return { id: row.id, token: await openSession(deps.db, row.id, deps.clock()), email, phone, fullName };
}

async function deskToken({ db, config, clock }: Deps): Promise<string> {
  const [desk] = await db
    .select({ id: users.id })
    .from(users)
    .where(eq(users.email, config.DESK_EMAIL.toLowerCase()));
  if (!desk) throw new Error('The seed did not create the desk account');
  return openSession(db, desk.id, clock());
}

async function addDeskPerson(
  { db, clock }: Deps,
  { roles, insurerId = null }: Parameters<Harness['deskPerson']>[0],
): Promise<TestStaff> {
  const email = `staf-${randomUUID().slice(0, 8)}@contoh.test`;
  const [row] = await db
    .insert(users)
    .values({ fullName: 'Rudi Hartono', email, role: 'desk', emailVerifiedAt: clock() })
    .returning({ id: users.id });
  if (!row) throw new Error('The person was not stored');
  await db.insert(deskPeople).values({ userId: row.id, roles, insurerId });
  return { id: row.id, token: await openSession(db, row.id, clock()), email };
}

export type StartOptions = {
  /** Destination of the log, which is off by default. */
  destination?: DestinationStream;
  /** Returns the URL of a proxy, through which the app connects to the database at `url`. */
  proxyUrl?: (url: string) => string;
  /** Milliseconds in which connections must end when the app closes. */
  closeWithin?: number;
  /** The data folder and database of another server process. `close` does not remove them. */
  existingData?: { folder: string; url: string };
};

/**
 * Starts the whole app on a copy of the prepared database: PostgreSQL, or PGlite in memory, as the Vitest project
 * requires. Simulators are on, and jobs run only by `runJobs`. `overrides` are environment variables.
 */
export async function startApp(
  overrides: Record<string, string> = {},
  { destination, proxyUrl, closeWithin, existingData }: StartOptions = {},
): Promise<Harness> {
  const folder = existingData?.folder ?? (await mkdtemp(join(tmpdir(), 'naungan-test-')));
  const database = existingData
    ? { url: existingData.url, memory: false, drop: async () => {} }
    : await createSeededDatabase();
  const config: Config = loadConfig({
    NODE_ENV: 'test',
    DATA_DIR: folder,
    PUBLIC_URL: 'http://naungan.test',
    LOG_LEVEL: 'silent',
    SIMULATORS: 'true',
    DESK_PASSWORD,
    RATE_LIMIT_SCALE: '1000',
    DATABASE_URL: proxyUrl ? proxyUrl(database.url) : database.url,
    ...overrides,
  });
  const clock = createClock();
  const app = await buildApp({
    config,
    clock: clock.now,
    memory: database.memory,
    runJobs: false,
    site: false,
    closeWithin,
    log: destination && createLog({ ...config, LOG_LEVEL: 'info' }, destination),
  });
  const { deps } = app;

  const send = async (
    method: string,
    path: string,
    payload: Buffer | string | undefined,
    headers: Record<string, string>,
  ) => {
    const url = path.startsWith('//') ? path.slice(1) : `${API_BASE}${path}`;
    const reply = await app.inject({
      method: method as 'GET',
      url,
      headers,
      ...(payload === undefined ? {} : { payload }),
    });
    assertDocumentedStatus(method, url, reply.statusCode);
    const isJson = String(reply.headers['content-type']).includes('json') && reply.payload !== '';
    const body = isJson ? JSON.parse(reply.payload) : reply.payload;
    return {
      status: reply.statusCode,
      headers: reply.headers,
      body,
      text: reply.payload,
      raw: reply.rawPayload,
    };
  };
  const authHeaders = (token: string | undefined): Record<string, string> =>
    token === undefined ? {} : { access_token: token };

  return {
    app,
    deps,
    api(method, path, { token, body, headers = {} } = {}) {
      const json: Record<string, string> = body === undefined ? {} : { 'content-type': 'application/json' };
      const payload = body === undefined ? undefined : JSON.stringify(body);
      return send(method, path, payload, { ...json, ...authHeaders(token), ...headers });
    },
    multipart(method, path, parts, { token, headers = {} } = {}) {
      const { payload, contentType } = encodeMultipart(parts);
      return send(method, path, payload, { 'content-type': contentType, ...authHeaders(token), ...headers });
    },
    registerMember: ({ complete = false } = {}) => addMember(deps, complete),
    deskToken: () => deskToken(deps),
    deskPerson: (staff) => addDeskPerson(deps, staff),
    clock,
    runJobs: (options) => deps.jobs.runDue(options),
    mails: (to) =>
      deps.db
        .select({ subject: outbox.subject, text: outbox.text, html: outbox.html })
        .from(outbox)
        .where(eq(outbox.recipient, to))
        .orderBy(desc(outbox.createdAt)),
    async close() {
      await app.close();
      await database.drop();
      if (!existingData) await rm(folder, { recursive: true, force: true });
    },
  };
}
