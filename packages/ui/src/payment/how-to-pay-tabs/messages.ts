/** The texts around the instructions of a payment method. */
export const howToPayMessages = {
  /** `method`: 'BCA Virtual Account'. */
  title: (method: string) => `Cara membayar lewat ${method}`,
  label: 'Cara membayar',
};
