import type { Transitions } from './tone.ts';

/** A policy is void when its payment was taken back. */
export const POLICY_STATUSES = ['active', 'void'] as const;

export type PolicyStatus = (typeof POLICY_STATUSES)[number];

export const POLICY_TRANSITIONS: Transitions<PolicyStatus> = { active: ['void'], void: [] };

/** What a policy is on a day: one in force ends by itself. */
export const POLICY_STATES = ['active', 'ended', 'void'] as const;

export type PolicyState = (typeof POLICY_STATES)[number];
