import type { Product } from '../../person/seed/plan-to-store.ts';

/** Class of occupation: I in an office to IV at high risk. */
export type RiskClass = 1 | 2 | 3 | 4;

/** What the insurer pays, in rupiah. Death and disability are the sum insured. */
export type AccidentCover = {
  sumInsured: number;
  /** Medical costs an accident, by receipts; null when not covered. */
  medical: number | null;
  funeral: number | null;
  /** Cash for each day in hospital. */
  hospital: { daily: number; days: number } | null;
  /** Cash for each week without work. */
  temporary: { weekly: number; weeks: number } | null;
};

/** A personal accident product before it is dressed as a plan. */
export type AccidentProduct = Product &
  AccidentCover & {
    riskClass: RiskClass;
    /** Covers riding a motorcycle for work and above 250 cc. */
    motorcycle: boolean;
    /** Covers sports that other plans exclude. */
    sports: boolean;
    /** Percentages of the disability table are read from the insurer's policy instead of being computed. */
    limitToBenefit: boolean;
    /** Oldest age to which the policy can be renewed. */
    renewalAge: number;
  };
