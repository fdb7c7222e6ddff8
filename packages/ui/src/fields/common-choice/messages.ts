export const commonChoiceMessages = {
  /** Opens the list of all options. */
  other: 'Lainnya …',
};
