import type { ProductType } from '@naungan/domain/lines';

/** Returns the slug under which the notes of a line are stored. */
export const carouselSlug = (product: ProductType): string => `policy-carousel/${product}`;
