/** Accounts at BTN, for its own customers and for those of any other bank [Q20]. */
export const BTN_ACCOUNT_METHODS: readonly string[] = ['btn', 'other_bank'];
