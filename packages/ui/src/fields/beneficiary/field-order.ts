/** As the fields stand on the screen, those of a second beneficiary last: a summary of what is wrong goes by it. */
export const BENEFICIARY_ORDER = ['primary.fullName', 'primary.relationship', 'email', 'phone'] as const;
