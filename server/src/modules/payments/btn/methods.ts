/** Methods with a BTN account, for BTN's customers and those of other banks [Q20]. */
export const BTN_ACCOUNT_METHODS: readonly string[] = ['btn', 'other_bank'];
