import { contractsOf } from '@naungan/api/lines/contracts';
import { LINES } from '@naungan/api/lines/lines';
import type { ProductType } from '@naungan/domain/lines';
import { attachmentSpec, declaration, serviceFeeRule } from '@naungan/domain/product/record';
import { z } from 'zod';
import type { Backend } from './backend.ts';
import { BIRTH_DATE, COMMON_FIELDS, type OrderablePlan } from './order-form.ts';

const planPageSchema = z.object({
  rows: z.array(
    z.object({
      blurred: z.boolean(),
      _id: z.string().default(''),
      premium: z.number().default(0),
      transactionType: z.string().optional(),
      surveyRequired: z.string().default('not'),
    }),
  ),
});
const productSchema = z.object({
  _id: z.string(),
  adminFee: z.number(),
  policyPrintFee: z.number(),
  serviceFee: serviceFeeRule,
  declarations: z.array(declaration),
  attachments: z.array(attachmentSpec),
});

/**
 * Functions that read the replies of a line. They are methods, because TypeScript then also accepts functions that
 * accept only the replies of one line. This is safe, because the contract has checked each reply before.
 */
type ReplyReaders = { pageOf(reply: unknown): unknown; planOf(reply: unknown): unknown };

/**
 * Returns a function that finds the first product of a line that is sold online without a survey. The order of this
 * product has the values of the example in the contract.
 */
export const quoteByExample =
  (line: ProductType) =>
  async ({ request, skip }: Backend, token: string): Promise<OrderablePlan | null> => {
    const { plans, plan } = contractsOf(line).calls;
    const { pageOf, planOf }: ReplyReaders = LINES[line];
    const { params, payload } = (await LINES[line].loadExamples()).order.request;
    const search = Object.fromEntries(Object.entries(params));
    const planList = await request(plans.name, { query: { ...search, size: 50 }, token });
    const rows = planList ? planPageSchema.parse(pageOf(planList.response)).rows : [];
    const row = rows.find(
      ({ blurred, transactionType, surveyRequired }) =>
        !blurred && transactionType === 'online' && surveyRequired === 'not',
    );
    if (!row) {
      skip(plan.name, 'no product is sold online without a survey');
      return null;
    }
    const planReply = await request(plan.name, { params: { id: row._id }, query: search, token });
    const planFields = Object.entries(payload).filter(([field]) => !COMMON_FIELDS.has(field));
    return (
      planReply && {
        ...productSchema.parse(planOf(planReply.response)),
        premium: row.premium,
        params: Object.fromEntries(Object.entries(search).map(([name, value]) => [name, String(value)])),
        lineFields: Object.fromEntries(planFields),
        quoteInput: { birthDate: BIRTH_DATE },
      }
    );
  };
