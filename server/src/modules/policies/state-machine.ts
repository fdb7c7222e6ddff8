import { POLICY_TRANSITIONS, type PolicyStatus } from '@naungan/domain/status';
import { defineStateMachine } from '../../core/state-machine.ts';
import { changePolicy, findPolicy, type PolicyRecord } from './repository.ts';

/** The statuses of a policy. `lock` only reads the policy, because callers lock its invoice or order first. */
export const policyStateMachine = defineStateMachine<PolicyStatus, PolicyRecord>({
  name: 'policy',
  transitions: POLICY_TRANSITIONS,
  statusOf: ({ status }) => status,
  lock: findPolicy,
  change: (tx, { id }, to) => changePolicy(tx, id, { status: to }),
  notifiedPages: {
    kind: 'policy',
    fieldsOf: ({ id, userId, orderId, productType }) => ({ id, userId, orderId, productType }),
  },
});
