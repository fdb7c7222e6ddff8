import { LINES, PRODUCT_TYPES, type ProductType } from '@naungan/domain/lines';
import { RecordTabs, type RecordTabsProps } from './RecordTabs.tsx';

export type ProductTabsProps<Row> = Omit<RecordTabsProps<Row, ProductType>, 'tabs' | 'tabOf' | 'fallbackTab'>;

const TABS = PRODUCT_TYPES.map((value) => ({ value, label: LINES[value].label }));

/** A list with one tab per product type [3 §2]. Without rows, the tab 'Kesehatan' is open. */
export function ProductTabs<Row extends { productType: ProductType }>(props: ProductTabsProps<Row>) {
  return (
    <RecordTabs {...props} tabs={TABS} tabOf={({ productType }) => productType} fallbackTab="kesehatan" />
  );
}
