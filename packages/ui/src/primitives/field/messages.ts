export const fieldMessages = {
  /** End of an optional field's label. */
  optional: '(opsional)',
};
