import type { Product } from '../../insured-person/plan-seed.ts';

/** Risk class of an occupation, from I (office) to IV (high risk). */
export type RiskClass = 1 | 2 | 3 | 4;

/** The limits of a plan in rupiah. Death and disability pay the sum insured. */
export type AccidentCover = {
  sumInsured: number;
  /** Medical costs of one accident, paid by receipts; null when not covered. */
  medicalLimit: number | null;
  funeralLimit: number | null;
  /** Cash for each day in hospital, for at most this number of days a year. */
  hospitalCash: { amount: number; days: number } | null;
  /** Cash for each week without work, for at most this number of weeks. */
  weeklyCash: { amount: number; weeks: number } | null;
};

/** The cover of a personal accident product, from which its plan is made. */
export type AccidentProduct = Product &
  AccidentCover & {
    riskClass: RiskClass;
    /** Whether riding a motorcycle for work or above 250 cc is covered. */
    coversMotorcycle: boolean;
    /** Whether sports that other plans exclude are covered. */
    coversSports: boolean;
    /** If true, pages refer to the disability table of the policy instead of converting its percentages to rupiah. */
    limitToBenefit: boolean;
    /** Highest age at which the policy can be renewed. */
    renewalAge: number;
  };
