/** A question that replaces a failure message. */
export type SendQuestion = { title: string; description: string; confirmLabel: string };
