/** The meaning of a status; each tone has a colour and never the colour alone. */
export type Tone = 'info' | 'success' | 'warning' | 'danger';

/** How a status is displayed. */
export type StatusRow = { label: string; tone: Tone };

/** Allowed next statuses of each status; a status without any is final. */
export type Transitions<Status extends string> = Readonly<Record<Status, readonly Status[]>>;
