import type { ProductType } from '@naungan/domain/lines';

/** URLs of a list of plans. */
export type PlanListHrefs = {
  home?: string;
  landing: string;
  /** URL of the search form. */
  change: string;
  /**
   * Returns the URL of a product's page. `line` is the line that sells the product, if it is another line than
   * the list's line.
   */
  detail: (id: string, line?: ProductType) => string;
  order: (id: string, line?: ProductType) => string;
  /** URL of the list with one more page, for a browser without JavaScript. */
  more?: string;
  /** URL of this list, if the server could not load the plans: a browser without JavaScript shows the failure with this link. */
  retry?: string;
  /** Returns the absolute URL with which anyone can open a comparison of these plans. */
  compare?: (ids: readonly string[]) => string | undefined;
};
