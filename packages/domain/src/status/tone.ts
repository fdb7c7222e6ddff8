/** How a status is meant, in words of the design: each has its colour, and never the colour alone. */
export type Tone = 'info' | 'success' | 'warning' | 'danger';

/** How a status reads. */
export type StatusRow = { label: string; tone: Tone };

/** Where a subject may go from each of its statuses; a status without a next one is final. */
export type Transitions<Status extends string> = Readonly<Record<Status, readonly Status[]>>;
