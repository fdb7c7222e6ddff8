import { POLICY_TRANSITIONS, type PolicyStatus } from '@naungan/domain/status';
import { defineSubject } from '../../core/subject.ts';
import { changePolicy, findPolicy, type PolicyRecord } from './repository.ts';

/** The statuses of a policy. `lock` only reads the policy, because callers lock its invoice or order first. */
export const policySubject = defineSubject<PolicyStatus, PolicyRecord>({
  name: 'policy',
  transitions: POLICY_TRANSITIONS,
  statusOf: ({ status }) => status,
  lock: findPolicy,
  change: (tx, { id }, to) => changePolicy(tx, id, { status: to }),
  pages: {
    kind: 'policy',
    of: ({ id, userId, orderId, productType }) => ({ id, userId, orderId, productType }),
  },
});
