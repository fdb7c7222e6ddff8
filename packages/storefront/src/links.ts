/** Pages that flows lead to besides those of a line, an order and an invoice, whose paths the domain knows. */
export type StorefrontLinks = {
  home: string;
  login: string;
  logout: string;
  register: string;
  recovery: string;
  account: string;
  /** Where the gateway sends a payer back to. */
  paymentFinish: string;
  /** What one agrees to by making an account. */
  terms: string;
  privacy: string;
};

export const OWN_LINKS: StorefrontLinks = {
  home: '/',
  login: '/login',
  logout: '/logout',
  register: '/register',
  recovery: '/recovery',
  account: '/account',
  paymentFinish: '/payment/finish',
  terms: '/p/syarat-ketentuan',
  privacy: '/p/kebijakan-privasi',
};
