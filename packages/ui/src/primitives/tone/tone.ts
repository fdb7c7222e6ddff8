import { CircleAlert, CircleCheck, Info, type LucideIcon, TriangleAlert } from 'lucide-react';

export type Tone = 'info' | 'success' | 'warning' | 'danger';

/** Icon and classes of each tone. Each tone has an icon, so that it can be recognised without its colour. */
export const TONES: Record<
  Tone,
  { Icon: LucideIcon; textClass: string; tintClass: string; edgeClass: string }
> = {
  info: {
    Icon: Info,
    textClass: 'nu:text-info',
    tintClass: 'nu:bg-info-tint',
    edgeClass: 'nu:border-info/25',
  },
  success: {
    Icon: CircleCheck,
    textClass: 'nu:text-ok',
    tintClass: 'nu:bg-ok-tint',
    edgeClass: 'nu:border-ok/25',
  },
  warning: {
    Icon: TriangleAlert,
    textClass: 'nu:text-warn',
    tintClass: 'nu:bg-warn-tint',
    edgeClass: 'nu:border-warn/25',
  },
  danger: {
    Icon: CircleAlert,
    textClass: 'nu:text-bad',
    tintClass: 'nu:bg-bad-tint',
    edgeClass: 'nu:border-bad/25',
  },
};
