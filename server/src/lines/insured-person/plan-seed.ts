import type { AgeBand } from '@naungan/domain/premium';
import { fixedId } from '../../core/fixed-id.ts';
import { insurerId } from '../insurers-repository.ts';
import { type CatalogueRow, publishedAt } from '../seed/catalogue.ts';
import type { PersonLine } from './line.ts';
import type { PlanDocument, PlanToStore } from './plan.ts';

/** The fields of a seeded product that all lines for a person share. */
export type Product = {
  code: string;
  /** Code of the insurer. */
  insurer: string;
  name: string;
  bands: AgeBand[];
};

const agesOf = (bands: AgeBand[]) => ({
  minAge: Math.min(...bands.map(({ minAge }) => minAge)),
  maxAge: Math.max(...bands.map(({ maxAge }) => maxAge)),
});

/**
 * Returns the plans of a line's catalogue, newest first. `documentOf` returns the fields that differ between lines.
 * @throws Error for a catalogue row without a product
 */
export function plansOfCatalogue<P extends Product, Documents extends string>(
  productType: PersonLine,
  catalogue: CatalogueRow<Documents>[],
  products: P[],
  documentOf: (
    product: P,
    row: CatalogueRow<Documents>,
  ) => Omit<PlanDocument, 'policyPrintFee' | 'serviceFee'>,
): PlanToStore[] {
  return catalogue.map((row, index) => {
    const product = products.find(({ code }) => code === row.code);
    if (!product) throw new Error(`The catalogue lists ${row.code}, but no product has this code.`);
    const { policyPrintFee, serviceFee } = row;
    return {
      id: fixedId(`plan/${product.code}`),
      code: product.code,
      productType,
      insurerId: insurerId(product.insurer),
      productName: product.name,
      transactionType: row.transactionType,
      ages: agesOf(product.bands),
      premi: product.bands,
      adminFee: row.adminFee,
      createdAt: publishedAt(index),
      document: { policyPrintFee, serviceFee, ...documentOf(product, row) },
    };
  });
}
