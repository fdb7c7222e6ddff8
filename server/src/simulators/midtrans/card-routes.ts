import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Body, failureBody } from './answers.ts';
import { httpOf } from './api-routes.ts';
import { asksCode } from './cards/decide.ts';
import type { Place } from './pages/parts.ts';
import { lostPage } from './pages/payer-pages.ts';
import { securePage, secureResultPage } from './pages/secure-page.ts';
import { sendPage } from './send-page.ts';
import type { Simulator } from './simulator.ts';
import type { Transaction } from './transaction.ts';

type Query = { Querystring: Record<string, string | undefined> };
type Link = Query & { Params: { token: string } };

const OTP = '112233';
const CALLBACK_NAME = /^[A-Za-z_$][\w$.]{0,99}$/;
const script = (name: string) => readFileSync(new URL(`./browser/${name}.js`, import.meta.url), 'utf8');

type Options = { simulator: Simulator; place: Place; clientKey: string; kick: () => void };

/** Browsers do not run a script that came with a 4xx: with a callback every answer is a 200. */
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
    const { slowSeconds, down, mirrorHttp } = await simulator.knobs();
    if (slowSeconds > 0) await pause(slowSeconds * 1000);
    if (down) return reply.code(503).send(failureBody('503'));
    const { callback, client_key: key } = request.query;
    if (callback !== undefined && !CALLBACK_NAME.test(callback))
      return reply.send(failureBody('400', ['callback is invalid']));
    const body = key === clientKey ? await simulator.token(request.query) : failureBody('401');
    return sendToken(reply, body, callback, mirrorHttp);
  });
}

/** Where the result goes, as the link says. */
function wayOf({ callback_type: type, callback_url: url = '' }: Link['Querystring']) {
  const form = type === 'form' && /^https?:/.test(url) && URL.canParse(url);
  return { callbackUrl: form ? url : null };
}

const isOver = ({ status, nextAct }: Transaction) => status !== 'pending' || nextAct !== null;

/** The page of the card's bank. Any shop may frame it, so it has the headers of nobody else. */
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
  function ask(reply: FastifyReply, request: FastifyRequest<Link>, transaction: Transaction, wrong: boolean) {
    const address = `${place.root}${request.url.slice(request.url.indexOf('/v2/token/'))}`;
    const text = securePage(place, transaction, { address, wrong });
    return sendPage(reply, text, { framed: true, status: wrong ? 422 : 200 });
  }

  app.get<Link>(path, options, async (request, reply) => {
    const transaction = await simulator.bySecureLink(request.params.token);
    if (!transaction) return sendPage(reply, lostPage(place), { framed: true, status: 404 });
    return isOver(transaction)
      ? sendResult(reply, transaction, request.query)
      : ask(reply, request, transaction, false);
  });
  app.post<Link>(path, options, async (request, reply) => {
    const transaction = await simulator.bySecureLink(request.params.token);
    if (!transaction) return sendPage(reply, lostPage(place), { framed: true, status: 404 });
    if (isOver(transaction)) return sendResult(reply, transaction, request.query);
    const { answer, otp } = (request.body ?? {}) as { answer?: string; otp?: string };
    if (answer === 'pass' && asksCode(transaction) && otp?.trim() !== OTP)
      return ask(reply, request, transaction, true);
    const decided = await simulator.secure(transaction.id, answer === 'pass');
    kick();
    return sendResult(reply, decided ?? transaction, request.query);
  });
}

/** What a browser needs to pay by card: the script, the token, the page of 3-D Secure. */
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
