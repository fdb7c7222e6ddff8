import type { PolicyCard } from '@naungan/domain/policy/record';
import { Badge, type BadgeTone } from '../primitives/badge/index.ts';
import { type Messages, useMessages } from '../primitives/host/messages.ts';
import { recordMessages } from './messages.ts';

const TONES: Record<PolicyCard['status'], BadgeTone> = {
  upcoming: 'info',
  active: 'success',
  ended: 'neutral',
  void: 'danger',
};

/** Returns 'Aktif', or why the policy is not active. */
export const policyLabel = (
  { status }: Pick<PolicyCard, 'status'>,
  texts: Pick<Messages['Records'], PolicyCard['status']>,
): string => texts[status];

/** The status of a policy: 'Aktif' [3 §2], or why it is not active. */
export function PolicyTag({ status }: Pick<PolicyCard, 'status'>) {
  const texts = useMessages('Records', recordMessages);
  return <Badge tone={TONES[status]}>{policyLabel({ status }, texts)}</Badge>;
}
