import type { ApiProblemCode } from '@naungan/api/api-problem-status';
import type { ProductType } from '@naungan/domain/lines';

/** `details`: contact details that unlock the list; `call`: a request for a consultant's call about a plan. */
export type LeadKind = 'details' | 'call';
/** What failed: loading the list or the plan, sending contact details, the login, the order, the payment. */
export type FailedStep = 'search' | 'view' | 'lead' | 'sign-in' | 'order' | 'payment';
/** The code of the API's problem. `NO_RESPONSE`: the API did not respond; `OTHER`: no problem of the API. */
export type FailureCode = ApiProblemCode | 'NO_RESPONSE' | 'OTHER';

/** Every fact that an event can have. None is about a person: add no name, contact, birth date, search or input. */
export type EventFacts = {
  line: ProductType | null;
  planId: string | null;
  /** Without fees, in rupiah: of one year before the order, of the whole term for an order; null if unknown. */
  premium: number | null;
  currency: 'IDR';
  /** Code of the partner, null without one. */
  partner: string | null;
  /** Number of plans that were found. */
  plans: number;
  kind: LeadKind;
  orderId: string;
  /** Whether the order can be paid immediately. */
  invoice: boolean;
  step: FailedStep;
  code: FailureCode;
};

const COMMON = ['line', 'planId', 'premium', 'currency', 'partner'] as const;
/**
 * The catalogue of events with their facts. Names have hyphens, because Angular reads a colon in `(a:b)` as a target.
 * Other properties are removed before an event leaves the storefront.
 */
export const EVENT_FACTS = {
  /** A plan's page was displayed. */
  'naungan-viewed': COMMON,
  /** The plans of a search were displayed. */
  'naungan-search': [...COMMON, 'plans'],
  /** A plan was chosen to be ordered. */
  'naungan-selected': COMMON,
  /** A visitor sent contact details. */
  'naungan-lead': [...COMMON, 'kind'],
  'naungan-signed-in': COMMON,
  'naungan-ordered': [...COMMON, 'orderId', 'invoice'],
  'naungan-paid': [...COMMON, 'orderId'],
  'naungan-failed': [...COMMON, 'step', 'code'],
} as const satisfies Record<`naungan-${string}`, readonly (keyof EventFacts)[]>;

export type EventName = keyof typeof EVENT_FACTS;
/** Events about one plan. The line or plan of other events can be null. */
type PlanEvent = 'naungan-viewed' | 'naungan-selected' | 'naungan-ordered' | 'naungan-paid';
/** The `detail` of each event. */
export type StorefrontEvents = {
  [N in EventName]: Pick<EventFacts, (typeof EVENT_FACTS)[N][number]> &
    (N extends PlanEvent ? { line: ProductType; planId: string } : unknown);
};
/** An event as the callback `onEvent` gets it. */
export type StorefrontEvent = { [N in EventName]: { name: N; detail: StorefrontEvents[N] } }[EventName];
/** Return `false` for `naungan-selected` or `naungan-ordered` to prevent the navigation. */
export type StorefrontEventListener = (event: StorefrontEvent) => unknown;

type AddedFact = 'premium' | 'currency' | 'partner';
/** The facts that the place of an event knows. The others are added here; `premium` only if it is not given. */
type KnownFacts<N extends EventName> = Pick<EventFacts, 'line' | 'planId'> &
  Omit<StorefrontEvents[N], AddedFact> & { premium?: number | null };

/** The form of the API's codes. It excludes sentences and input, which another back end could send as a code. */
const CODE_FORM = /^[A-Z]+(_[A-Z]+)*$/;

/** Returns the code of a failed call. Messages are not part of events, because they can quote input. */
function failureCode(error: unknown): FailureCode {
  const { status, code } = error as { status?: unknown; code?: unknown };
  if (status === 0) return 'NO_RESPONSE';
  return typeof code === 'string' && CODE_FORM.test(code) ? (code as ApiProblemCode) : 'OTHER';
}

/** Creates the functions by which the flows of a storefront emit events. */
export function createEvents(partner: string | null, onEvent: StorefrontEventListener | undefined) {
  const premiums = new Map<string, number>();
  const emittedKeys = new Set<string>();

  /** Emits an event; returns false if the host prevents the navigation. An error of the host is only reported. */
  function emit<N extends EventName>(name: N, knownFacts: KnownFacts<N>): boolean {
    if (!onEvent) return true;
    const premium = knownFacts.premium ?? premiums.get(knownFacts.planId ?? '') ?? null;
    const facts: Partial<EventFacts> = { ...knownFacts, premium, currency: 'IDR', partner };
    const detail = Object.fromEntries(EVENT_FACTS[name].map((fact) => [fact, facts[fact]]));
    try {
      return onEvent({ name, detail } as unknown as StorefrontEvent) !== false;
    } catch (error) {
      reportError(error);
      return true;
    }
  }

  return {
    /** Whether the host listens. Without a listener, flows do no work for events. */
    hasListener: onEvent !== undefined,
    emit,
    /** Emits an event only once per page and key, for example for a list that is displayed again. */
    emitOnce<N extends EventName>(key: string, name: N, knownFacts: KnownFacts<N>): void {
      if (emittedKeys.has(name + key)) return;
      emittedKeys.add(name + key);
      emit(name, knownFacts);
    },
    /** Runs a step of the visitor, and emits `naungan-failed` if it fails. */
    async watchStep<T>(
      step: FailedStep,
      { line, planId }: Pick<EventFacts, 'line' | 'planId'>,
      run: () => Promise<T>,
    ): Promise<T> {
      try {
        return await run();
      } catch (error) {
        emit('naungan-failed', { line, planId, step, code: failureCode(error) });
        throw error;
      }
    },
    /** Stores the yearly premium of a displayed plan, for later events about this plan. */
    rememberPremium(planId: string, premium: number | null): void {
      if (premium !== null) premiums.set(planId, premium);
    },
  };
}
