import {
  derivedPriceNote,
  type MarketPrice,
  type PriceSource,
  priceLimitsText,
} from '@naungan/domain/lines/vehicle';
import type { ReactNode } from 'react';

/**
 * Returns the hint of a price field: the range of the market price, and a note if the market price is
 * calculated. The range is omitted if the field's error already states the range.
 */
export function priceHint(market: MarketPrice & PriceSource, error?: string): ReactNode {
  const limits = priceLimitsText(market);
  const note = derivedPriceNote(market);
  if (error === limits) return note ?? undefined;
  return note === null
    ? limits
    : [
        limits,
        <span key="note" className="nu:mt-1 nu:block">
          {note}
        </span>,
      ];
}
