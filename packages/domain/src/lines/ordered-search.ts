/** The search that fits an order, as parameters of an address; '' for a field that the order does not have. */
export type OrderedSearch = Readonly<Record<string, string>>;

export const OTHER_SEARCH_MESSAGE = 'Data pencarian tidak sesuai dengan isian pesanan';

const isSame = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase();

/**
 * Returns a problem for each parameter that contradicts the order. Absent parameters and those of other purposes, such as
 * the device, contradict nothing; a list of values has to include that of the order.
 */
export function searchContradictions(
  params: Readonly<Record<string, string>>,
  ordered: OrderedSearch,
): { path: string; message: string }[] {
  return Object.entries(params).flatMap(([name, sent]) => {
    const value = ordered[name];
    if (sent === '' || value === undefined) return [];
    const fits = [sent, ...sent.split(',')].some((one) => isSame(one, value));
    return fits ? [] : [{ path: `params.${name}`, message: OTHER_SEARCH_MESSAGE }];
  });
}
