/** Returns the paths of a line's list and order form [2 §2]. */
export function planPaths(type: string) {
  return {
    listPath: `/products/${type}/plan`,
    orderPath: (planId: string) => `/products/${type}/order/${encodeURIComponent(planId)}`,
  };
}
