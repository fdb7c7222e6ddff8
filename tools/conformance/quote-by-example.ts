import { contractsOf } from '@naungan/api/lines/contracts';
import { LINES } from '@naungan/api/lines/lines';
import type { ProductType } from '@naungan/domain/lines';
import { attachmentSpec, declaration, serviceFeeRule } from '@naungan/domain/product/record';
import { z } from 'zod';
import type { Backend } from './backend.ts';
import { FIELDS_OF_THE_PERSON, type Quoted } from './order-form.ts';

const page = z.object({
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
const product = z.object({
  _id: z.string(),
  adminFee: z.number(),
  policyPrintFee: z.number(),
  serviceFee: serviceFeeRule,
  declarations: z.array(declaration),
  attachments: z.array(attachmentSpec),
});

/** How a reply is read. Methods, because each line accepts only its replies, which the contract has checked. */
type Replies = { pageOf(reply: unknown): unknown; planOf(reply: unknown): unknown };

/** Returns the first product that is sold online, to be ordered as the example of the line's order in the contract. */
export const quoteByExample =
  (line: ProductType) =>
  async ({ request, skip }: Backend, token: string): Promise<Quoted | null> => {
    const { plans, plan } = contractsOf(line).calls;
    const { pageOf, planOf }: Replies = LINES[line];
    const { params, payload } = (await LINES[line].loadExamples()).order.request;
    const search = Object.fromEntries(Object.entries(params));
    const list = await request(plans.name, { query: { ...search, size: 50 }, token });
    const rows = list ? page.parse(pageOf(list.response)).rows : [];
    const row = rows.find(
      ({ blurred, transactionType, surveyRequired }) =>
        !blurred && transactionType === 'online' && surveyRequired === 'not',
    );
    if (!row) {
      skip(plan.name, 'no product is sold online without a survey');
      return null;
    }
    const planReply = await request(plan.name, { params: { id: row._id }, query: search, token });
    const planFields = Object.entries(payload).filter(([field]) => !FIELDS_OF_THE_PERSON.has(field));
    return (
      planReply && {
        ...product.parse(planOf(planReply.response)),
        premium: row.premium,
        params: Object.fromEntries(Object.entries(search).map(([name, value]) => [name, String(value)])),
        own: Object.fromEntries(planFields),
      }
    );
  };
