import type { ProductType } from '@naungan/domain/lines';
import { planCard } from '@naungan/domain/product/record';
import { inArray, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { insurers, plans } from '../../db/schema.ts';

/**
 * The fields of `document` that lists need, as SQL for a lateral join. PostgreSQL then decompresses each document once, and
 * not once for each field.
 */
export const DOCUMENT_FIELDS = sql`jsonb_to_record(${plans.document}) as fields(highlights jsonb, "surveyRequired" text,
  "typeCoverage" text, "vehicleTypes" jsonb, discount text, "discountRate" integer, "earthquakeAdminFee" bigint)`;

/**
 * Columns of a product that every list needs, from a query with DOCUMENT_FIELDS. JSON is selected as text, because many
 * products have equal texts, which are then parsed once. `createdAt` is in microseconds, which a Date cannot store.
 */
export const PRODUCT_COLUMNS = {
  id: plans.id,
  productName: plans.productName,
  transactionType: plans.transactionType,
  active: plans.active,
  adminFee: plans.adminFee,
  createdAt: sql`extract(epoch from ${plans.createdAt}) * 1000000`.mapWith(Number),
  highlights: sql<string>`fields.highlights::text`,
  insurerId: insurers.id,
  companyName: insurers.companyName,
  logo: insurers.logo,
};

type ProductColumns = {
  id: string;
  productName: string;
  transactionType: 'online' | 'offline';
  adminFee: number;
  highlights: string;
  insurerId: string;
  companyName: string;
  logo: string;
};

/** Returns the condition that a product belongs to one of the lines. */
export const isOfLine = (lines: readonly ProductType[]): SQL => inArray(plans.productType, [...lines]);

/** Returns a function that parses JSON by a schema, and returns the same object for equal texts. */
export function createJsonParser<S extends z.ZodType>(schema: S): (text: string) => z.output<S> {
  const values = new Map<string, z.output<S>>();
  return (text) => {
    const value = values.get(text) ?? schema.parse(JSON.parse(text));
    values.set(text, value);
    return value;
  };
}

/** Returns a function that converts the columns to the fields of a card that every line has. */
export function createCardReader() {
  const readHighlights = createJsonParser(planCard.shape.highlights);
  return (row: ProductColumns) => ({
    blurred: false as const,
    _id: row.id,
    productName: row.productName,
    logoProduct: row.logo,
    insuranceCompany: { _id: row.insurerId, company_name: row.companyName },
    adminFee: row.adminFee,
    transactionType: row.transactionType,
    highlights: readHighlights(row.highlights),
  });
}
