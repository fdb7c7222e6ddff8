import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { httpOf } from './api-routes.ts';
import { requiresCode } from './cards/decide.ts';
import type { Place } from './pages/parts.ts';
import { lostPage } from './pages/payer-pages.ts';
import { securePage, secureResultPage } from './pages/secure-page.ts';
import { type Body, failureBody } from './replies.ts';
import { sendPage } from './send-page.ts';
import type { Simulator } from './simulator.ts';
import type { Transaction } from './transaction.ts';

type Query = { Querystring: Record<string, string | undefined> };
type Link = Query & { Params: { token: string } };

const OTP = '112233';
const CALLBACK_NAME = /^[A-Za-z_$][\w$.]{0,99}$/;
const script = (name: string) => readFileSync(new URL(`./browser/${name}.js`, import.meta.url), 'utf8');

type Options = { simulator: Simulator; place: Place; clientKey: string; kick: () => void };

/** Browsers do not run a script with a 4xx status: with a callback every reply is a 200. */
function sendToken(
  reply: FastifyReply,
  body: Body,
  callback: string | undefined,
  mirror: boolean,
): FastifyReply {
  reply.header('cache-control', 'no-store');
  if (callback === undefined) return reply.code(httpOf(body, mirror)).send(body);
  return reply
    .type('application/javascript; charset=utf-8')
    .send(`${callback}(${JSON.stringify(body).replaceAll('<', '\\u003c')});`);
}

function mountToken(app: FastifyInstance, { simulator, clientKey }: Options): void {
  app.get<Query>('/v2/token', async (request, reply) => {
    const { slowSeconds, down, mirrorHttp } = await simulator.settings();
    if (slowSeconds > 0) await pause(slowSeconds * 1000);
    if (down) return reply.code(503).send(failureBody('503'));
    const { callback, client_key: key } = request.query;
    if (callback !== undefined && !CALLBACK_NAME.test(callback))
      return reply.send(failureBody('400', ['callback is invalid']));
    const body = key === clientKey ? await simulator.token(request.query) : failureBody('401');
    return sendToken(reply, body, callback, mirrorHttp);
  });
}

/** Returns how the result is delivered, as the link specifies. */
function wayOf({ callback_type: type, callback_url: url = '' }: Link['Querystring']) {
  const form = type === 'form' && /^https?:/.test(url) && URL.canParse(url);
  return { callbackUrl: form ? url : null };
}

const isOver = ({ status, nextAct }: Transaction) => status !== 'pending' || nextAct !== null;

/** The card issuer's page. Any merchant may frame it, so it has its own headers. */
function mountSecure(app: FastifyInstance, { simulator, place, kick }: Options): void {
  const options = { helmet: { frameguard: false } };
  const path = '/v2/token/rba/redirect/:token';

  async function sendResult(reply: FastifyReply, transaction: Transaction, query: Link['Querystring']) {
    const way = wayOf(query);
    const body = await simulator.describe(transaction);
    const { redirect_url: _link, ...result } = body;
    const formsTo = way.callbackUrl ?? '';
    return sendPage(reply, secureResultPage(place, result, way), { framed: true, scripts: true, formsTo });
  }
  function sendSecurePage(
    reply: FastifyReply,
    request: FastifyRequest<Link>,
    transaction: Transaction,
    wrong: boolean,
  ) {
    const address = `${place.root}${request.url.slice(request.url.indexOf('/v2/token/'))}`;
    const text = securePage(place, transaction, { address, wrong });
    return sendPage(reply, text, { framed: true, status: wrong ? 422 : 200 });
  }

  app.get<Link>(path, options, async (request, reply) => {
    const transaction = await simulator.bySecureLink(request.params.token);
    if (!transaction) return sendPage(reply, lostPage(place), { framed: true, status: 404 });
    return isOver(transaction)
      ? sendResult(reply, transaction, request.query)
      : sendSecurePage(reply, request, transaction, false);
  });
  app.post<Link>(path, options, async (request, reply) => {
    const transaction = await simulator.bySecureLink(request.params.token);
    if (!transaction) return sendPage(reply, lostPage(place), { framed: true, status: 404 });
    if (isOver(transaction)) return sendResult(reply, transaction, request.query);
    const { answer, otp } = (request.body ?? {}) as { answer?: string; otp?: string };
    if (answer === 'pass' && requiresCode(transaction) && otp?.trim() !== OTP)
      return sendSecurePage(reply, request, transaction, true);
    const decided = await simulator.secure(transaction.id, answer === 'pass');
    kick();
    return sendResult(reply, decided ?? transaction, request.query);
  });
}

/** Routes for card payments in a browser: the script, the token, the 3-D Secure page. */
export function mountCards(app: FastifyInstance, options: Options): void {
  for (const [path, name] of [
    ['midtrans-new-3ds.min.js', 'new-3ds'],
    ['secure-result.js', 'secure-result'],
  ] as const) {
    const text = script(name);
    app.get(`/v2/assets/js/${path}`, (_request, reply) =>
      reply.type('text/javascript; charset=utf-8').header('cache-control', 'no-cache').send(text),
    );
  }
  mountToken(app, options);
  mountSecure(app, options);
}
