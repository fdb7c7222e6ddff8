/** What one agrees to by making an account. */
export const LEGAL = { termsHref: '/p/syarat-ketentuan', privacyHref: '/p/kebijakan-privasi' };
