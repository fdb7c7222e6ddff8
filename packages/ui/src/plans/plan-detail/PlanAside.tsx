import type { IsoDate } from '@naungan/domain/dates';
import type { PlanOf, Price as ProductPrice, ProductType, SearchOf } from '@naungan/domain/lines';
import { formatRupiah } from '@naungan/domain/money';
import { oneYearPrice, termPrice } from '@naungan/domain/premium';
import type { ReactNode } from 'react';
import { yearlyPrice } from '../../lines/line-prices.ts';
import type { LineDetails } from '../../lines/line-product.ts';
import { lineProduct } from '../../lines/lines.ts';
import { searchPrice } from '../../lines/search-price.ts';
import { Alert } from '../../primitives/alert/index.ts';
import { Card } from '../../primitives/card/index.ts';
import { DescriptionList } from '../../primitives/description-list/index.ts';
import { Heading } from '../../primitives/heading/index.ts';
import { type Messages, useMessages } from '../../primitives/host/messages.ts';
import { Money } from '../../primitives/money/index.ts';
import { Price } from '../price/Price.tsx';
import { PriceBeforeDiscount } from '../price/PriceBeforeDiscount.tsx';
import { TermPrice } from '../price/TermPrice.tsx';
import { ProductSummaryButton } from '../product-summary/index.ts';
import { planDetailMessages } from './messages.ts';

export type PlanAsideProps<L extends ProductType> = {
  line: L;
  details: LineDetails<L>;
  plan: PlanOf<L>;
  search: SearchOf<L>;
  today: IsoDate;
  /** The order button. It is hidden below 1024 px, where the button is in the bar at the bottom. */
  action: ReactNode;
};

/** Returns a sentence with the service fee, which prices in lists do not contain [2 §9]; '' if there is no such fee. */
function serviceFeeNote({ amounts: { serviceFee } }: ProductPrice, texts: Messages['PlanDetail']): string {
  return serviceFee > 0 ? texts.withoutServiceFee(formatRupiah(serviceFee)) : '';
}

/** Returns the price rows that are part of the prices in lists: all except the service fee. */
const rowsInListPrice = ({ rows }: ProductPrice) => rows.filter(({ fee }) => fee !== 'service');

/** Returns the price of the whole term in rupiah, without the service fee. */
const priceOfTerm = ({ amounts: { premium, adminFee } }: ProductPrice) => termPrice(premium, adminFee);

/** Returns a row with the price of the whole term; no row if this price equals the price of one year. */
function totalRows(price: ProductPrice, priceOfOneYear: number, texts: Messages['PlanDetail']) {
  const total = priceOfTerm(price);
  return total === priceOfOneYear ? [] : [{ label: texts.total, amount: total }];
}

/** Price, order button, product summary and conditions of a plan [2 §2]. */
export function PlanAside<L extends ProductType>(props: PlanAsideProps<L>) {
  const texts = useMessages('PlanDetail', planDetailMessages);
  const { line, details, plan, search, today, action } = props;
  const { subjectText, noPriceTexts, priceInputOf, priceUnit, termYears } = lineProduct(line);
  const { claimWays, pricing, terms } = details;
  const price = searchPrice(line, pricing, plan, search, today);
  const priceOfOneYear = yearlyPrice(line, pricing, plan, search, today);
  const premiumBeforeDiscount = details.premiumBeforeDiscount?.(plan, search, today) ?? null;
  const mechanisms = claimWays(plan);
  const priceInput = priceInputOf(search);
  // The required documents can depend on the insured's birth date, which is the price input of a person.
  const attachments = pricing.documents(plan.attachments, { insured: priceInput ?? {} }, today);
  const planWithDocuments = { ...plan, attachments };
  return (
    <Card padding="none" className="nu:divide-y nu:divide-line">
      <div className="nu:p-5 nu:@tablet:p-6">
        {price === null || priceOfOneYear === null ? (
          <Alert tone="warning" title={texts.noticeTitle}>
            {noPriceTexts.long}
          </Alert>
        ) : (
          <>
            {premiumBeforeDiscount !== null && (
              <PriceBeforeDiscount
                value={oneYearPrice(premiumBeforeDiscount, price.amounts.adminFee)}
                price={priceOfOneYear}
              />
            )}
            <Price value={priceOfOneYear} />
            <p className="nu:text-sm nu:text-muted">
              {priceUnit} {texts.for} {subjectText(search, today)}
            </p>
            <TermPrice value={priceOfTerm(price)} years={termYears?.(search) ?? 1} className="nu:mt-1" />
            <DescriptionList
              className="nu:mt-4"
              items={[...rowsInListPrice(price), ...totalRows(price, priceOfOneYear, texts)].map(
                ({ label, amount }) => ({
                  title: label,
                  value: <Money value={amount} size="sm" />,
                }),
              )}
            />
            <p className="nu:mt-3 nu:text-sm nu:text-muted nu:empty:hidden">{serviceFeeNote(price, texts)}</p>
          </>
        )}
        <div className="nu:mt-5 nu:grid nu:gap-3">
          <div className="nu:grid nu:@max-desktop:hidden">{action}</div>
          <ProductSummaryButton line={line} plan={planWithDocuments} priceInput={priceInput} today={today} />
        </div>
      </div>
      <div className="nu:p-5 nu:@tablet:p-6">
        <Heading level={2} className="nu:mb-3 nu:text-h5">
          {texts.terms}
        </Heading>
        <DescriptionList items={terms(plan)} />
        {mechanisms.length > 0 && (
          <>
            <Heading level={3} className="nu:mt-5 nu:mb-2 nu:font-bold">
              {texts.claimWays}
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
