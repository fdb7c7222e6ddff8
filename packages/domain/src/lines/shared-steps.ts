import * as z from 'zod';
import { addressForm } from '../address/form.ts';
import { insuredForm } from '../insured/form.ts';
import { answerList, attachmentList } from '../order/form.ts';
import type { Product } from '../product/record.ts';
import { shippingForm } from '../shipping/form.ts';
import { termsForm } from '../terms/form.ts';
import type { PersonPlan } from './insured-person/record.ts';
import type { StepContext } from './step.ts';

/** The fields of a plan that the schemas of the shared steps use. Only plans for a person have ages and premiums. */
export type PlanRules = Pick<Product, 'attachments' | 'declarations'> &
  Partial<Pick<PersonPlan, 'ages' | 'premi'>>;
export type PlanContext = StepContext<PlanRules>;

const INSURED = {
  id: 'tertanggung',
  title: 'Data Diri Tertanggung',
  slice: 'insured',
  hasTopLevelFields: true,
  revises: 'insured',
} as const;

/** Returns the schema of the insured with a required birth date, within the age limits and premiums of the plan. */
const insuredByBirth = ({ plan: { ages, premi }, today }: PlanContext) =>
  insuredForm({ ages, premi, today, requiresBirthData: true });

/** Order steps that several lines have. Each line lists its steps. */
export const SHARED_STEPS = {
  product: {
    id: 'produk',
    title: 'Detail Produk',
    slice: 'terms',
    schema: termsForm,
    hasTopLevelFields: true,
  },
  /** A person whose age determines the price. */
  insuredByAge: { ...INSURED, schema: insuredByBirth, affectsPrice: true },
  /** A person whose birth date is required but does not determine the price. */
  insured: { ...INSURED, schema: insuredByBirth },
  /** The owner of the insured building or vehicle, whose birth date is not required [2 §5]. */
  insuredOwner: {
    ...INSURED,
    schema: ({ today }: Pick<PlanContext, 'today'>) => insuredForm({ today, requiresBirthData: false }),
  },
  address: {
    id: 'alamat',
    title: 'Alamat Tertanggung',
    slice: 'addresses',
    schema: addressForm,
    revises: 'address',
  },
  attachments: {
    id: 'lampiran',
    title: 'Lampiran',
    slice: 'attachments',
    schema: ({ plan }: PlanContext) => attachmentList(plan.attachments),
    revises: 'attachment',
  },
  shipping: {
    id: 'informasi',
    title: 'Informasi Lainnya',
    slice: 'shipping',
    schema: ({ today }: Pick<PlanContext, 'today'>) => shippingForm({ today }),
    hasTopLevelFields: true,
  },
  declarations: {
    id: 'deklarasi',
    title: 'Deklarasi',
    slice: 'declarations',
    schema: ({ plan }: PlanContext) => answerList(plan.declarations),
  },
  summary: {
    id: 'ringkasan',
    title: 'Order Summary',
    slice: null,
    schema: () => z.unknown(),
  },
} as const;
