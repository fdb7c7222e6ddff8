import { PREMIUM_ROW_PARTS, PRODUCT_TYPES } from '@naungan/domain/lines';
import { COVERS } from '@naungan/domain/lines/vehicle';
import { planCard } from '@naungan/domain/product/record';
import { rupiah } from '@naungan/domain/shape';
import { z } from 'zod';
import { contract } from './contract.ts';
import { partner, section } from './sections.ts';

/** The texts of the home page. The reply also has the partners. */
export const homeTexts = z.object({
  whychoose: section,
  company: z.object({ headTitle: z.string(), description: z.string() }),
  payment: z.object({ headTitle: z.string(), description: z.string() }),
  benefits: section,
});
export type HomeTexts = z.output<typeof homeTexts>;

export const homeContent = contract('homeContent', {
  summary: 'Content of the home page',
  reply: homeTexts.extend({ partners: z.array(partner) }),
  problems: ['NOT_FOUND'],
});
export type HomeContent = z.output<typeof homeContent.reply>;

/** Short texts above the list of a line's orders. */
export const policyNotes = z.array(z.object({ title: z.string(), description: z.string() }));
export type PolicyNote = z.output<typeof policyNotes>[number];

export const policyCarousel = contract('policyCarousel', {
  summary: 'Notes above the orders of a line',
  query: z.object({ product: z.enum(PRODUCT_TYPES) }),
  reply: z.object({
    carousel: z.object({ content: policyNotes }),
  }),
});
export type PolicyCarousel = z.output<typeof policyCarousel.reply>;

/**
 * Examples for the home page: the cheapest plans of each line for one person or object, and one claim with its
 * settlement.
 */
export const premiumExamples = contract('premiumExamples', {
  summary: 'The lowest current premiums for one example of each line, and an example of a claim',
  reply: z.object({
    /** A line without a plan for its example has no row. */
    premiums: z.array(
      z.object({
        productType: z.enum(PRODUCT_TYPES),
        /** The insured person or object of the example. */
        object: z.string(),
        /** The cover of the example vehicle; absent for other lines. */
        cover: z.enum(COVERS).optional(),
        /** The lowest yearly price with admin fee, divided by twelve and rounded up. */
        perMonth: rupiah,
        /** The sum insured of the example; `null` for a person. */
        sumInsured: rupiah.nullable(),
        /** The yearly price of the first plan. `rate` is in parts per million of the sum insured. */
        rows: z.array(
          z.object({
            part: z.enum(PREMIUM_ROW_PARTS),
            label: z.string(),
            amount: rupiah,
            rate: z.number().int().optional(),
          }),
        ),
        /** At most three plans of different insurers, cheapest first. */
        plans: z.array(
          planCard.pick({
            _id: true,
            productName: true,
            logoProduct: true,
            insuranceCompany: true,
            premium: true,
            adminFee: true,
            highlights: true,
          }),
        ),
      }),
    ),
    /** A claim for the example house, settled by the same rules as real claims. */
    claim: z.object({
      object: z.string(),
      incident: z.string(),
      /** The amount that the owner states. */
      claimed: rupiah,
      /** The loss that the insurer assesses. */
      loss: rupiah,
      /** The part of the loss that the owner bears; 0 without a deductible. */
      deductible: rupiah,
      /** The rule of the deductible; '' without a deductible. */
      deductibleLabel: z.string(),
      /** The amount that the insurer pays. */
      paid: rupiah,
    }),
  }),
});
export type PremiumExamples = z.output<typeof premiumExamples.reply>;
