/** The query parameters of the search that matches an order; '' for an optional field that is empty in the order. */
export type OrderSearch = Readonly<Record<string, string>>;

export const SEARCH_CONTRADICTION_MESSAGE = 'Data pencarian tidak sesuai dengan isian pesanan';

const isSame = (first: string, second: string) => first.trim().toLowerCase() === second.trim().toLowerCase();

/**
 * Returns a problem for each search parameter that contradicts the order. Absent and unknown parameters, such as the
 * device, do not contradict the order. A parameter with several values, separated by commas, must include the value of
 * the order.
 */
export function searchContradictions(
  params: Readonly<Record<string, string>>,
  searchOfOrder: OrderSearch,
): { path: string; message: string }[] {
  return Object.entries(params).flatMap(([name, parameter]) => {
    const value = searchOfOrder[name];
    if (parameter === '' || value === undefined) return [];
    // The whole parameter is also compared, because one value may contain commas.
    const isSameSearch = [parameter, ...parameter.split(',')].some((candidate) => isSame(candidate, value));
    return isSameSearch ? [] : [{ path: `params.${name}`, message: SEARCH_CONTRADICTION_MESSAGE }];
  });
}
