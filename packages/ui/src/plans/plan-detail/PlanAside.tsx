import type { IsoDate } from '@naungan/domain/dates';
import {
  lineOf,
  type PlanOf,
  type Price as ProductPrice,
  type SearchOf,
  type SoldLine,
} from '@naungan/domain/lines';
import { ALERT_TITLES } from '@naungan/domain/messages';
import { formatRupiah } from '@naungan/domain/money';
import { yearlyPremium } from '@naungan/domain/premium';
import type { ReactNode } from 'react';
import { lineDetails } from '../../lines/line-details.ts';
import { searchDiscount, searchPrice, yearlyPrice } from '../../lines/line-prices.ts';
import { lineProduct } from '../../lines/line-products.ts';
import { Alert } from '../../primitives/alert/index.ts';
import { Card } from '../../primitives/card/index.ts';
import { DescriptionList } from '../../primitives/description-list/index.ts';
import { Heading } from '../../primitives/heading/index.ts';
import { Money } from '../../primitives/money/index.ts';
import { Price } from '../price/Price.tsx';
import { PriceBefore } from '../price/PriceBefore.tsx';
import { ProductSummaryButton } from '../product-summary/index.ts';

export type PlanAsideProps<L extends SoldLine> = {
  line: L;
  plan: PlanOf<L>;
  search: SearchOf<L>;
  today: IsoDate;
  action: ReactNode;
};

/** What comes on top of the price that lists show (premium and administration, [2 §9]); '' for nothing. */
function surcharge({ amounts: { serviceFee } }: ProductPrice): string {
  return serviceFee > 0 ? `Belum termasuk biaya layanan ${formatRupiah(serviceFee)}.` : '';
}

/** The rows of the price that lists show: the service fee on top of it is told in words. */
const listRows = ({ rows }: ProductPrice) => rows.filter(({ fee }) => fee !== 'service');

/** What is paid for several years, beside the price of one. */
function termRows({ amounts: { premium, adminFee } }: ProductPrice, yearly: number) {
  const all = yearlyPremium(premium, adminFee);
  return all === yearly ? [] : [{ label: 'Jumlah seluruhnya', amount: all }];
}

/** What it costs, under which conditions, and the one thing to do [2 §2]. */
export function PlanAside<L extends SoldLine>({ line, plan, search, today, action }: PlanAsideProps<L>) {
  const { forText, noPrice, priced, priceUnit } = lineProduct(line);
  const { claimWays, terms } = lineDetails(line);
  const price = searchPrice(line, plan, search, today);
  const yearly = yearlyPrice(line, plan, search, today);
  const discount = searchDiscount(line, plan, search, today);
  const mechanisms = claimWays(plan);
  const searched = priced(search);
  const attachments = lineOf(line).documents(plan.attachments, { insured: searched ?? {} }, today);
  const asked = { ...plan, attachments };
  return (
    <Card padding="none" className="nu:divide-y nu:divide-line nu:@desktop:sticky nu:@desktop:top-6">
      <div className="nu:p-5 nu:@tablet:p-6">
        {price === null || yearly === null ? (
          <Alert tone="warning" title={ALERT_TITLES.warning}>
            {noPrice.text}
          </Alert>
        ) : (
          <>
            {discount && (
              <PriceBefore
                value={yearlyPremium(discount.normal, price.amounts.adminFee)}
                saving={discount.saving}
              />
            )}
            <Price value={yearly} />
            <p className="nu:text-sm nu:text-muted">
              {priceUnit} untuk {forText(search, today)}
            </p>
            <DescriptionList
              className="nu:mt-4"
              items={[...listRows(price), ...termRows(price, yearly)].map(({ label, amount }) => ({
                title: label,
                value: <Money value={amount} size="sm" />,
              }))}
            />
            <p className="nu:mt-3 nu:text-sm nu:text-muted nu:empty:hidden">{surcharge(price)}</p>
          </>
        )}
        <div className="nu:mt-5 nu:grid nu:gap-3">
          <div className="nu:grid nu:@max-desktop:hidden">{action}</div>
          <ProductSummaryButton line={line} plan={asked} priced={searched} today={today} />
        </div>
      </div>
      <div className="nu:p-5 nu:@tablet:p-6">
        <Heading level={2} className="nu:mb-3 nu:text-h5">
          Ketentuan produk
        </Heading>
        <DescriptionList items={terms(plan)} />
        {mechanisms.length > 0 && (
          <>
            <Heading level={3} className="nu:mt-5 nu:mb-2 nu:font-bold">
              Mekanisme klaim
            </Heading>
            <ul className="nu:grid nu:list-disc nu:gap-1 nu:ps-5 nu:marker:text-brand">
              {mechanisms.map((mechanism) => (
                <li key={mechanism}>{mechanism}</li>
              ))}
            </ul>
          </>
        )}
      </div>
    </Card>
  );
}
