import * as z from 'zod';
import { addressForm } from '../address/form.ts';
import { insuredForm } from '../insured/form.ts';
import { answerList, attachmentList } from '../order/form.ts';
import type { Product } from '../product/record.ts';
import { shippingForm } from '../shipping/form.ts';
import { termsForm } from '../terms/form.ts';
import type { PersonPlan } from './insured-person/record.ts';
import type { StepContext } from './step.ts';

/** What of a plan for a person decides whether an order passes. */
export type PlanRules = Pick<Product, 'attachments' | 'declarations'> &
  Partial<Pick<PersonPlan, 'ages' | 'premi'>>;
export type PlanContext = StepContext<PlanRules>;

const INSURED = {
  id: 'tertanggung',
  title: 'Data Diri Tertanggung',
  slice: 'insured',
  flat: true,
  revises: 'insured',
} as const;

/** Of age for the plan, as far as it has limits and premiums by age. */
const insuredByBirth = ({ plan: { ages, premi }, today }: PlanContext) =>
  insuredForm({ ages, premi, today, needsBirth: true });

/** The steps that orders for a person are made of; a line lists those that it has. */
export const SHARED_STEPS = {
  product: {
    id: 'produk',
    title: 'Detail Produk',
    slice: 'terms',
    schema: termsForm,
    flat: true,
  },
  /** A person whose age sets the price. */
  insuredByAge: { ...INSURED, schema: insuredByBirth, reprices: true },
  /** A person whose birth date is asked for and sets no price. */
  insured: { ...INSURED, schema: insuredByBirth },
  /** Who owns what is insured: fire, earthquake and vehicle need no birth date [2 §5]. */
  insuredOwner: {
    ...INSURED,
    schema: ({ today }: Pick<PlanContext, 'today'>) => insuredForm({ today, needsBirth: false }),
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
    schema: shippingForm,
    flat: true,
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
