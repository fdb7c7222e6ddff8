import { z } from 'zod';
import type { Transaction } from '../transaction.ts';
import { DAY, HOUR, type SimulatedMethod } from './method.ts';

type Redirect = Pick<SimulatedMethod, 'code' | 'label' | 'message' | 'payer' | 'refunds'> &
  Partial<SimulatedMethod> & { page: (id: string) => string };

const approval = ({ approvalCode }: Transaction) =>
  approvalCode === null ? {} : { approval_code: approvalCode };

const redirect = (row: Redirect): SimulatedMethod => ({
  paymentType: row.code,
  request: z.looseObject({}),
  defaultSeconds: 2 * HOUR,
  maximumSeconds: 7 * DAY,
  number: null,
  fraud: true,
  idempotent: true,
  replyFields: ({ id }, base) => ({ redirect_url: `${base}${row.page(id)}` }),
  notification: () => ({}),
  ...row,
});

/**
 * Methods that redirect the browser to `redirect_url`. The documentation no longer supports the two direct
 * debit methods.
 */
export const REDIRECTS: SimulatedMethod[] = [
  redirect({
    code: 'akulaku',
    label: 'Akulaku PayLater',
    message: 'Success, Akulaku transaction is created',
    payer: 'approval',
    refunds: 'partial',
    page: (id) => `/v2/akulaku/redirect/${id}`,
  }),
  redirect({
    code: 'danamon_online',
    label: 'Danamon Online Banking',
    message: 'Success, Danamon Online transaction is successful',
    payer: 'approval',
    refunds: 'none',
    page: (id) => `/v2/danamon/online/redirect/${id}`,
    notification: approval,
  }),
  redirect({
    code: 'cimb_clicks',
    label: 'OCTO Clicks (CIMB Niaga)',
    request: z.looseObject({ cimb_clicks: z.looseObject({ description: z.string().min(1).max(255) }) }),
    message: 'Success, CIMB Clicks transaction is successful',
    payer: 'login',
    refunds: 'none',
    fraud: false,
    idempotent: false,
    page: (id) => `/cimb-clicks/request?id=${id}`,
    notification: approval,
  }),
];
