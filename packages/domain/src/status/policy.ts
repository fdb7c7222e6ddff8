import type { Transitions } from './tone.ts';

/** A policy is void when its payment was reversed or refunded. */
export const POLICY_STATUSES = ['active', 'void'] as const;

export type PolicyStatus = (typeof POLICY_STATUSES)[number];

export const POLICY_TRANSITIONS: Transitions<PolicyStatus> = { active: ['void'], void: [] };

/** State of a policy at an instant: cover of an active policy begins and ends by date. */
export const POLICY_STATES = ['upcoming', 'active', 'ended', 'void'] as const;

export type PolicyState = (typeof POLICY_STATES)[number];
