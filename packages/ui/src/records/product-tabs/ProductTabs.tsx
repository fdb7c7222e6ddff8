import { PRODUCT_TYPE_INFO, PRODUCT_TYPES, type ProductType } from '@naungan/domain/lines';
import { RecordTabs, type RecordTabsProps } from '../record-tabs/RecordTabs.tsx';

export type ProductTabsProps<Row> = Omit<RecordTabsProps<Row, ProductType>, 'tabs' | 'tabOf' | 'firstTab'>;

const TABS = PRODUCT_TYPES.map((value) => ({ value, label: PRODUCT_TYPE_INFO[value].label }));

/** A list with one tab a product type [3 §2]. It begins with what is sold most. */
export function ProductTabs<Row extends { productType: ProductType }>(props: ProductTabsProps<Row>) {
  return <RecordTabs {...props} tabs={TABS} tabOf={({ productType }) => productType} firstTab="kesehatan" />;
}
