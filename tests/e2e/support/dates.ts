/** Returns today's date in Jakarta as `DD/MM/YYYY`, the form in which a date field accepts typed dates. */
export const todayAsTyped = () =>
  new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Jakarta' }).format(new Date());
