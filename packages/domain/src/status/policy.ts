import type { Transitions } from './tone.ts';

/** Stored statuses of a policy. `void`: the payment was reversed or refunded. */
export const POLICY_STATUSES = ['active', 'void'] as const;

export type PolicyStatus = (typeof POLICY_STATUSES)[number];

export const POLICY_TRANSITIONS: Transitions<PolicyStatus> = { active: ['void'], void: [] };

/** States of a policy at an instant. The state of an active policy depends on the start and end of cover. */
export const POLICY_STATES = ['upcoming', 'active', 'ended', 'void'] as const;

export type PolicyState = (typeof POLICY_STATES)[number];
