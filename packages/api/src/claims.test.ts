import type { ClaimActionType } from '@naungan/domain/claim';
import { expect, test } from 'vitest';
import * as claimOptions from './claim-options.ts';
import { CLAIM_ROUTES as SITE_CLAIM_ROUTES } from './claim-routes.ts';
import * as claims from './claims.ts';
import { deskPreviewClaimMail } from './desk-claim-mail.ts';
import { DESK_CLAIM_ROUTES } from './desk-claim-routes.ts';
import * as deskClaims from './desk-claims.ts';
import { deskPreviewClaimLetter } from './desk-letters.ts';
import { routes } from './routes.ts';

const CLAIM_ROUTES = { ...SITE_CLAIM_ROUTES, ...DESK_CLAIM_ROUTES };
const calls = [claims, claimOptions, deskClaims, { deskPreviewClaimLetter, deskPreviewClaimMail }].flatMap(
  (file) => Object.values(file),
);
const routeEntries = Object.entries(CLAIM_ROUTES);

test.each([
  ['policyInquiry', 'GET', '/claims/client/:policyNumber/inquiry', 'guest'],
  ['submitClaim', 'POST', '/claims/client/:policyNumber', 'member'],
  ['claims', 'GET', '/claims/client', 'member'],
  ['claim', 'GET', '/claims/client/:id', 'member'],
  ['reviseClaim', 'PUT', '/claims/client/:id', 'member'],
  ['appealClaim', 'PUT', '/claims/client/:id/appeal', 'member'],
  ['confirmClaimPayment', 'PATCH', '/claims/client/:id', 'member'],
  ['chooseWorkshop', 'PATCH', '/claims/client/:id/repair', 'member'],
  ['chooseReplacement', 'PATCH', '/claims/client/:id/replacement', 'member'],
  ['sendLetter', 'PATCH', '/claims/client/:id/upload', 'member'],
  ['changeClaimAccount', 'PATCH', '/claims/client/:id/account', 'member'],
  ['changeHeirClaimAccount', 'PATCH', '/claims/heirs/claim/account', 'link'],
  ['requestHeirLink', 'POST', '/claims/heirs/link', 'open'],
] as const)('the claim call %s has the route %s %s and the access %s', (name, method, path, auth) => {
  expect(routes[name]).toMatchObject({ method, path, auth });
});

test('every claim route has a call of the same name, and no two routes have the same method and path', () => {
  expect(calls.map(({ name }) => name).toSorted()).toEqual(Object.keys(CLAIM_ROUTES).toSorted());
  const endpoints = routeEntries.map(([, { method, path }]) => `${method} ${path.replace(/:\w+/g, ':')}`);
  expect(new Set(endpoints).size).toBe(endpoints.length);
});

test('no other call has the method and path of a claim call', () => {
  const otherRoutes = Object.entries(routes).filter(([name]) => !Object.hasOwn(CLAIM_ROUTES, name));
  const otherCalls = otherRoutes.map(([, { method, path }]) => `${method} ${path}`);
  expect(routeEntries.filter(([, { method, path }]) => otherCalls.includes(`${method} ${path}`))).toEqual([]);
});

/** The call of each claim action. The action `lapse` has no call, because only the scheduler uses it. */
const CALL_OF_ACTION: Record<Exclude<ClaimActionType, 'lapse'>, keyof typeof CLAIM_ROUTES> = {
  takeUp: 'deskTakeUpClaim',
  askDocuments: 'deskAskDocuments',
  sendDocuments: 'reviseClaim',
  approve: 'deskApproveClaim',
  reject: 'deskRejectClaim',
  recall: 'deskRecallClaim',
  appeal: 'appealClaim',
  grantAppeal: 'deskAnswerAppeal',
  keepOffer: 'deskAnswerAppeal',
  denyAppeal: 'deskAnswerAppeal',
  reopen: 'deskAnswerAppeal',
  sendLetter: 'sendLetter',
  returnLetter: 'deskReturnLetter',
  pay: 'deskPayClaim',
  confirmPayment: 'confirmClaimPayment',
  close: 'deskCloseClaim',
  changeAccount: 'changeClaimAccount',
  chooseReplacement: 'chooseReplacement',
  lockReplacement: 'deskLockReplacement',
  chooseWorkshop: 'chooseWorkshop',
  moveRepair: 'deskMoveRepair',
  addDocument: 'addClaimDocument',
  sendMessage: 'sendClaimMessage',
  replyMessage: 'deskReplyMessage',
  withdraw: 'withdrawClaim',
};

test.each(Object.entries(CALL_OF_ACTION))('the call of the action %s may fail with CONFLICT', (_, name) => {
  const call = calls.find((candidate) => candidate.name === name);
  expect(call).toMatchObject({ problems: expect.arrayContaining(['CONFLICT']) });
});

test('the body of a payment confirmation is valid only with `paymentConfirm: true`', () => {
  const { body } = claims.confirmClaimPayment;
  expect(body.safeParse({ paymentConfirm: true }).success).toBe(true);
  expect(body.safeParse({ paymentConfirm: false }).success).toBe(false);
});
