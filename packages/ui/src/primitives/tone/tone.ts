import { CircleAlert, CircleCheck, Info, type LucideIcon, TriangleAlert } from 'lucide-react';

export type Tone = 'info' | 'success' | 'warning' | 'danger';

/** Icon and classes of each tone; a tone never speaks by its colour alone. */
export const TONES: Record<Tone, { Icon: LucideIcon; text: string; tint: string; edge: string }> = {
  info: { Icon: Info, text: 'text-info', tint: 'bg-info-tint', edge: 'border-info/25' },
  success: { Icon: CircleCheck, text: 'text-ok', tint: 'bg-ok-tint', edge: 'border-ok/25' },
  warning: { Icon: TriangleAlert, text: 'text-warn', tint: 'bg-warn-tint', edge: 'border-warn/25' },
  danger: { Icon: CircleAlert, text: 'text-bad', tint: 'bg-bad-tint', edge: 'border-bad/25' },
};
