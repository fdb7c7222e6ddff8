import { consultationForm } from '@naungan/domain/consultation/form';
import { guestForm } from '@naungan/domain/guest/form';
import { PRODUCT_TYPES } from '@naungan/domain/lines';
import { id } from '@naungan/domain/shape';
import { z } from 'zod';
import { contract, nothing } from './contract.ts';
import { partnerField } from './partner.ts';

/** The visitor's search as query parameters, and the visitor's answers to other questions of the form. */
const searchQuery = z.record(z.string().max(40), z.string().max(200));

/** The product that the visitor looked at, the search for it, and the partner of the page. */
const interest = z.object({
  ...partnerField,
  product: z.string().max(60).optional(),
  detail: searchQuery.optional(),
});

/** A visitor who sent contact details [1 §3]. The storefront stores the guest without `followUp`. */
export const guest = z.object({
  fullName: z.string(),
  phoneNumber: z.string(),
  email: z.string(),
  followUp: z.object({ status: z.string() }),
  isValid: z.boolean(),
});
export type Guest = z.output<typeof guest>;

export const createGuest = contract('createGuest', {
  summary:
    'Store a guest and set the `xgst` cookie; pages of partners get `token` instead, for the header `xgst`',
  body: guestForm.and(interest).and(z.object({ deviceId: z.string().max(64).optional() })),
  reply: guest.extend({ token: z.string().optional() }),
  problems: ['TOO_MANY'],
});
export const forgetGuest = contract('forgetGuest', {
  summary: 'Remove the `xgst` cookie, as a logout does',
  reply: nothing,
});
export const verifyGuest = contract('verifyGuest', {
  summary: 'The guest of the `xgst` cookie or header; 404 without one',
  reply: guest,
  readsGuestToken: true,
  problems: ['NOT_FOUND'],
});
export const createConsultation = contract('createConsultation', {
  summary: 'Request a call by a consultant; the message is the configured confirmation text',
  body: consultationForm.and(interest),
  reply: nothing,
  problems: ['TOO_MANY'],
});
export const offlineOrder = contract('offlineOrder', {
  summary: 'Request a call by a consultant about a product that is sold offline',
  body: guestForm.and(
    z.object({
      ...partnerField,
      productType: z.enum(PRODUCT_TYPES),
      productId: id,
      status: z.literal('offline').default('offline'),
      message: z.string().max(2000).default(''),
      detail: searchQuery.default({}),
    }),
  ),
  reply: nothing,
  problems: ['NOT_FOUND', 'CONFLICT', 'TOO_MANY'],
});
