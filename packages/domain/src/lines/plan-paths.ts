const segment = encodeURIComponent;

/** The pages of a line whose list is its plans [2 §2]. */
export function planPaths(type: string) {
  return {
    listPath: `/products/${type}/plan`,
    orderPath: (planId: string) => `/products/${type}/order/${segment(planId)}`,
  };
}
