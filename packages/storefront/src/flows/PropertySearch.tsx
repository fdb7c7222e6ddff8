import type { PropertySearch as Search } from '@naungan/domain/lines/property';
import type { LineWithForm } from '@naungan/ui/lines';
import { useState } from 'react';
import { quoteCallsOf } from '../calls/property-quote.ts';
import { QUOTE_FORM } from '../calls/quoted-street.ts';
import { formAutosaveOf } from '../drafts/browser-autosave.ts';
import { useStorefront } from '../react/StorefrontProvider.tsx';
import { PropertyQuote } from './PropertyQuote.tsx';

/** The quote of a building, connected to the storefront. */
export function PropertySearch(props: { line: LineWithForm<'building'>; search?: Search | undefined }) {
  const shop = useStorefront();
  const [calls] = useState(() => quoteCallsOf(shop));
  return (
    <PropertyQuote {...props} navigation={shop} calls={calls} autosave={formAutosaveOf(shop)(QUOTE_FORM)} />
  );
}
