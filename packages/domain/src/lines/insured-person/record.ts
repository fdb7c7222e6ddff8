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

/** A plan whose premium depends on the age of a person. */
export const personPlan = benefitPlan.extend({
  ages: ageRange,
  premi: z.array(ageRange.extend({ value: rupiah })),
});
export type PersonPlan = z.output<typeof personPlan>;

export const personPlanCard = planCard.extend({ ages: ageRange });
export const personPlanRow = z.discriminatedUnion('blurred', [personPlanCard, hiddenPlan]);
export type PersonPlanCard = z.output<typeof personPlanCard>;

/** Fields of a person's order that the order and the policy page display [3 §3]. */
const displayedFields = {
  insured: insured.extend({ addresses: readableAddress }),
  product: personPlan.omit({ benefits: true, generalInfo: true, attachments: true, declarations: true }),
  benefits: z.array(benefitGroup),
};

export const personOrderDetail = orderDetailCore.extend(displayedFields);
export type PersonOrderDetail = z.output<typeof personOrderDetail>;
export const personPolicyDetail = policyDetailCore.extend(displayedFields);

export const personRevision = revisionCore.extend({
  ...insuredDetails.shape,
  insured,
  order: revisionCore.shape.order.extend({
    /** `attachments` are all documents of the plan; the data of the person decide which ones are required. */
    product: personPlan.omit({ benefits: true, generalInfo: true }),
  }),
});
