/** Methods with a BTN virtual account, for customers of BTN and of other banks [Q20]. */
export const BTN_ACCOUNT_METHODS: readonly string[] = ['btn', 'other_bank'];
