import { CircleAlert, CircleCheck, Info, type LucideIcon, TriangleAlert } from 'lucide-react';

export type Tone = 'info' | 'success' | 'warning' | 'danger';

/** Icon and classes of each tone. Each tone has an icon, so that it can be recognised without its colour. */
export const TONES: Record<Tone, { Icon: LucideIcon; text: string; tint: string; edge: string }> = {
  info: { Icon: Info, text: 'nu:text-info', tint: 'nu:bg-info-tint', edge: 'nu:border-info/25' },
  success: { Icon: CircleCheck, text: 'nu:text-ok', tint: 'nu:bg-ok-tint', edge: 'nu:border-ok/25' },
  warning: { Icon: TriangleAlert, text: 'nu:text-warn', tint: 'nu:bg-warn-tint', edge: 'nu:border-warn/25' },
  danger: { Icon: CircleAlert, text: 'nu:text-bad', tint: 'nu:bg-bad-tint', edge: 'nu:border-bad/25' },
};
