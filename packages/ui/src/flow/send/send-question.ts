/** A question that is shown instead of a failure message. */
export type SendQuestion = { title: string; description: string; confirmLabel: string };
