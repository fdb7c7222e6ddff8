import type { ProductType } from '@naungan/domain/lines';

/** Where the notes of a line are stored among the contents. */
export const carouselSlug = (product: ProductType): string => `policy-carousel/${product}`;
