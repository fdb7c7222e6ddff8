import { z } from 'zod';
import type { Transaction } from '../transaction.ts';
import { DAY, HOUR, type SimulatedMethod } from './method.ts';

type RedirectOptions = Pick<
  SimulatedMethod,
  'code' | 'label' | 'message' | 'paymentPlace' | 'refundSupport'
> &
  Partial<SimulatedMethod> & { payerPath: (id: string) => string };

const approvalFields = ({ approvalCode }: Transaction) =>
  approvalCode === null ? {} : { approval_code: approvalCode };

const redirectMethod = (options: RedirectOptions): SimulatedMethod => ({
  paymentType: options.code,
  requestSchema: z.looseObject({}),
  defaultSeconds: 2 * HOUR,
  maximumSeconds: 7 * DAY,
  numberRule: null,
  hasFraudStatus: true,
  supportsIdempotencyKey: true,
  replyFields: ({ id }, base) => ({ redirect_url: `${base}${options.payerPath(id)}` }),
  notificationFields: () => ({}),
  ...options,
});

/**
 * Methods that redirect the browser to `redirect_url`. The gateway's documentation marks the two direct debit methods
 * (Danamon, CIMB Clicks) as unsupported.
 */
export const REDIRECTS: SimulatedMethod[] = [
  redirectMethod({
    code: 'akulaku',
    label: 'Akulaku PayLater',
    message: 'Success, Akulaku transaction is created',
    paymentPlace: 'approval',
    refundSupport: 'partial',
    payerPath: (id) => `/v2/akulaku/redirect/${id}`,
  }),
  redirectMethod({
    code: 'danamon_online',
    label: 'Danamon Online Banking',
    message: 'Success, Danamon Online transaction is successful',
    paymentPlace: 'approval',
    refundSupport: 'none',
    payerPath: (id) => `/v2/danamon/online/redirect/${id}`,
    notificationFields: approvalFields,
  }),
  redirectMethod({
    code: 'cimb_clicks',
    label: 'OCTO Clicks (CIMB Niaga)',
    requestSchema: z.looseObject({ cimb_clicks: z.looseObject({ description: z.string().min(1).max(255) }) }),
    message: 'Success, CIMB Clicks transaction is successful',
    paymentPlace: 'login',
    refundSupport: 'none',
    hasFraudStatus: false,
    supportsIdempotencyKey: false,
    payerPath: (id) => `/cimb-clicks/request?id=${id}`,
    notificationFields: approvalFields,
  }),
];
