/** Quotes the first health plan that is sold online, as a partner's server would. Compares the quote with the list's premium. */
import { createClient } from '@naungan/api/client';
import { todayInJakarta } from '@naungan/domain/dates';
import { personPrice } from '@naungan/domain/lines';
import { formatRupiah } from '@naungan/domain/money';

const birthDate = '1990-01-01';
const api = createClient({
  origin: process.env.API ?? '',
  partner: 'agen-satu',
  token: () => null,
  device: () => ({ device_id: 'server-1', os: 'linux', platform: 'node', source: 'agen-satu' }),
});
const list = await api.call('healthPlans', { query: { dob: birthDate, page: 1, size: 50 } });
const [card] = list.response.rows.flatMap((row) =>
  row.blurred || row.transactionType === 'offline' ? [] : [row],
);
const { response } = await api.call('healthPlan', {
  params: { id: card?._id ?? '' },
  query: { dob: birthDate },
});
const price = personPrice(response.health, { birthDate, printPolicy: false }, todayInJakarta(new Date()));
if (!price || price.amounts.premium !== card?.premium)
  throw new Error(`The quote is ${price?.amounts.premium}, the list has ${card?.premium}.`);
console.log(`${response.health.productName}: ${formatRupiah(price.amounts.total)}`);
