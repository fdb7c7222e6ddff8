import { z } from 'zod';
import { benefitPlan } from '../../benefit/record.ts';
import {
  insured,
  insuredDetails,
  orderDetailCore,
  readableAddress,
  revisionCore,
} from '../../order/record.ts';
import { policyDetailCore } from '../../policy/record.ts';
import { benefitGroup, hiddenPlan, planCard } from '../../product/record.ts';
import { rupiah } from '../../shape/index.ts';

const ageRange = z.object({ minAge: z.number().int(), maxAge: z.number().int() });

/** A plan sold to a person by age. */
export const personPlan = benefitPlan.extend({
  ages: ageRange,
  premi: z.array(ageRange.extend({ value: rupiah })),
});
export type PersonPlan = z.output<typeof personPlan>;

export const personPlanCard = planCard.extend({ ages: ageRange });
export const personPlanRow = z.discriminatedUnion('blurred', [personPlanCard, hiddenPlan]);
export type PersonPlanCard = z.output<typeof personPlanCard>;

/** Fields of order and policy detail for a person [3 §3]. */
const shown = {
  insured: insured.extend({ addresses: readableAddress }),
  product: personPlan.omit({ benefits: true, generalInfo: true, attachments: true, declarations: true }),
  benefits: z.array(benefitGroup),
};

export const personOrderDetail = orderDetailCore.extend(shown);
export type PersonOrderDetail = z.output<typeof personOrderDetail>;
export const personPolicyDetail = policyDetailCore.extend(shown);

export const personRevision = revisionCore.extend({
  ...insuredDetails.shape,
  insured,
  order: revisionCore.shape.order.extend({
    /** Its `attachments` are all documents of the plan; the person's data determine the required ones. */
    product: personPlan.omit({ benefits: true, generalInfo: true }),
  }),
});
