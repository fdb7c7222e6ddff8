/** A question in place of a refusal. */
export type SendQuestion = { title: string; description: string; confirmLabel: string };
