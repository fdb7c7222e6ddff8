/** The meaning of a status, which determines its colour. A text or icon must repeat the meaning for persons who do not see the colour. */
export type Tone = 'info' | 'success' | 'warning' | 'danger';

/** The displayed text and tone of a status. */
export type StatusRow = { label: string; tone: Tone };

/** The allowed next statuses of each status. An empty list means that the status is final. */
export type Transitions<Status extends string> = Readonly<Record<Status, readonly Status[]>>;
