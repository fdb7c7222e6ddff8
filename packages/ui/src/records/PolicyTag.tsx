import { MESSAGES } from '@naungan/domain/messages';
import type { PolicyCard } from '@naungan/domain/policy/record';
import { Badge, type BadgeTone } from '../primitives/badge/index.ts';

const TAGS: Record<PolicyCard['status'], { label: string; tone: BadgeTone }> = {
  upcoming: { label: 'Belum Berlaku', tone: 'info' },
  active: { label: MESSAGES.policy.active, tone: 'success' },
  ended: { label: 'Berakhir', tone: 'neutral' },
  void: { label: 'Batal', tone: 'danger' },
};

/** Returns 'Aktif', or why the policy is not active. */
export const policyLabel = ({ status }: Pick<PolicyCard, 'status'>): string => TAGS[status].label;

/** The status of a policy: 'Aktif' [3 §2], or why it is not active. */
export function PolicyTag({ status }: Pick<PolicyCard, 'status'>) {
  const { label, tone } = TAGS[status];
  return <Badge tone={tone}>{label}</Badge>;
}
