import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { httpStatusOf } from './api-routes.ts';
import { requiresCode } from './cards/decide.ts';
import type { SimulatorSite } from './pages/page-elements.ts';
import { notFoundPage } from './pages/payer-pages.ts';
import { threeDSecurePage, threeDSecureResultPage } from './pages/secure-page.ts';
import { type Body, failureBody } from './replies.ts';
import { sendPage } from './send-page.ts';
import type { Simulator } from './simulator.ts';
import type { Transaction } from './transaction.ts';

type Query = { Querystring: Record<string, string | undefined> };
type ThreeDSecureRoute = Query & { Params: { token: string } };

const OTP_CODE = '112233';
const CALLBACK_NAME = /^[A-Za-z_$][\w$.]{0,99}$/;
const readScript = (name: string) => readFileSync(new URL(`./browser/${name}.js`, import.meta.url), 'utf8');

type Options = { simulator: Simulator; site: SimulatorSite; clientKey: string; runScheduledWork: () => void };

/** Sends JSON, or a script that calls `callback`. A script has status 200, because browsers do not run a script with 4xx. */
function sendToken(
  reply: FastifyReply,
  body: Body,
  callback: string | undefined,
  mirrorHttp: boolean,
): FastifyReply {
  reply.header('cache-control', 'no-store');
  if (callback === undefined) return reply.code(httpStatusOf(body, mirrorHttp)).send(body);
  return reply
    .type('application/javascript; charset=utf-8')
    .send(`${callback}(${JSON.stringify(body).replaceAll('<', '\\u003c')});`);
}

/** Mounts the route of card tokens, which a script on the merchant's page requests. */
function mountTokenRoute(app: FastifyInstance, { simulator, clientKey }: Options): void {
  app.get<Query>('/v2/token', async (request, reply) => {
    const { slowSeconds, down, mirrorHttp } = await simulator.loadSettings();
    if (slowSeconds > 0) await pause(slowSeconds * 1000);
    if (down) return reply.code(503).send(failureBody('503'));
    const { callback, client_key: key } = request.query;
    if (callback !== undefined && !CALLBACK_NAME.test(callback))
      return reply.send(failureBody('400', ['callback is invalid']));
    const body = key === clientKey ? await simulator.token(request.query) : failureBody('401');
    return sendToken(reply, body, callback, mirrorHttp);
  });
}

/** Returns the link's `callbackUrl`, to which a form posts the result; null when a message passes the result to the merchant's page. */
function resultDeliveryOf({ callback_type: type, callback_url: url = '' }: ThreeDSecureRoute['Querystring']) {
  const isForm = type === 'form' && /^https?:/.test(url) && URL.canParse(url);
  return { callbackUrl: isForm ? url : null };
}

/** Returns whether 3-D Secure is over. The payment can still be pending, because a slow issuer decides later. */
const isThreeDSecureOver = ({ status, nextAction }: Transaction) =>
  status !== 'pending' || nextAction !== null;

/** Mounts the card issuer's page, which the page of any merchant can contain in a frame. */
function mountThreeDSecurePage(app: FastifyInstance, { simulator, site, runScheduledWork }: Options): void {
  const options = { helmet: { frameguard: false } };
  const path = '/v2/token/rba/redirect/:token';

  async function sendResult(
    reply: FastifyReply,
    transaction: Transaction,
    query: ThreeDSecureRoute['Querystring'],
  ) {
    const delivery = resultDeliveryOf(query);
    const body = await simulator.threeDSecureResultBody(transaction);
    const { redirect_url: _link, ...result } = body;
    const formTarget = delivery.callbackUrl ?? '';
    return sendPage(reply, threeDSecureResultPage(site, result, delivery), {
      canBeFramed: true,
      hasScripts: true,
      formTarget,
    });
  }
  function sendThreeDSecurePage(
    reply: FastifyReply,
    request: FastifyRequest<ThreeDSecureRoute>,
    transaction: Transaction,
    isWrongCode: boolean,
  ) {
    const pageUrl = `${site.root}${request.url.slice(request.url.indexOf('/v2/token/'))}`;
    const text = threeDSecurePage(site, transaction, { pageUrl, isWrongCode });
    return sendPage(reply, text, { canBeFramed: true, status: isWrongCode ? 422 : 200 });
  }

  app.get<ThreeDSecureRoute>(path, options, async (request, reply) => {
    const transaction = await simulator.findByThreeDSecureLink(request.params.token);
    if (!transaction) return sendPage(reply, notFoundPage(site), { canBeFramed: true, status: 404 });
    return isThreeDSecureOver(transaction)
      ? sendResult(reply, transaction, request.query)
      : sendThreeDSecurePage(reply, request, transaction, false);
  });
  app.post<ThreeDSecureRoute>(path, options, async (request, reply) => {
    const transaction = await simulator.findByThreeDSecureLink(request.params.token);
    if (!transaction) return sendPage(reply, notFoundPage(site), { canBeFramed: true, status: 404 });
    if (isThreeDSecureOver(transaction)) return sendResult(reply, transaction, request.query);
    const { answer: choice, otp } = (request.body ?? {}) as { answer?: string; otp?: string };
    if (choice === 'pass' && requiresCode(transaction) && otp?.trim() !== OTP_CODE)
      return sendThreeDSecurePage(reply, request, transaction, true);
    const decidedTransaction = await simulator.applyThreeDSecureResult(transaction.id, choice === 'pass');
    runScheduledWork();
    return sendResult(reply, decidedTransaction ?? transaction, request.query);
  });
}

/** Mounts the routes of card payments in a browser: scripts, token, 3-D Secure page. */
export function mountCards(app: FastifyInstance, options: Options): void {
  for (const [path, name] of [
    ['midtrans-new-3ds.min.js', 'new-3ds'],
    ['secure-result.js', 'secure-result'],
  ] as const) {
    const text = readScript(name);
    app.get(`/v2/assets/js/${path}`, (_request, reply) =>
      reply.type('text/javascript; charset=utf-8').header('cache-control', 'no-cache').send(text),
    );
  }
  mountTokenRoute(app, options);
  mountThreeDSecurePage(app, options);
}
