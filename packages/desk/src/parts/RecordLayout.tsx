import type { ReactNode } from 'react';
import { ScrollArea } from './ScrollArea.tsx';

export type RecordLayoutProps = {
  header: ReactNode;
  facts: ReactNode;
  documents: ReactNode;
  /** What can be done, and the history. */
  side: ReactNode;
};

/**
 * The page of a record: facts, documents and actions next to each other, each with its scroll bar. On a screen below
 * 1280 px the actions are above; below 768 px the parts are below each other and the page scrolls. A `DecisionDialog` that is
 * next to the record covers the actions: they get its width, so that it covers neither a document nor the header.
 */
export function RecordLayout({ header, facts, documents, side }: RecordLayoutProps) {
  return (
    <>
      <div className="nu:xl:[html:has([data-placement=side])_&]:pe-[26rem]">{header}</div>
      <div className="nu:min-h-0 nu:flex-1 nu:max-md:overflow-y-auto nu:md:grid nu:grid-cols-[minmax(17rem,23rem)_minmax(0,1fr)] nu:grid-rows-[auto_minmax(0,1fr)] nu:xl:grid-cols-[23rem_minmax(0,1fr)_18.5rem] nu:xl:grid-rows-[minmax(0,1fr)] nu:xl:[html:has([data-placement=side])_&]:grid-cols-[18rem_minmax(0,1fr)_26rem]">
        <section
          aria-label="Tindakan dan riwayat"
          className="nu:min-w-0 nu:md:max-xl:col-span-2 nu:md:max-xl:max-h-52 nu:md:overflow-y-auto nu:border-line nu:bg-surface nu:[&_p]:wrap-anywhere nu:max-xl:border-b nu:xl:order-last nu:xl:border-s"
        >
          {side}
        </section>
        <ScrollArea
          aria-label="Data"
          className="nu:min-w-0 nu:border-line nu:bg-surface nu:md:overflow-y-auto nu:md:border-e"
        >
          {facts}
        </ScrollArea>
        <div className="nu:min-h-0 nu:min-w-0 nu:max-md:h-[75dvh]">{documents}</div>
      </div>
    </>
  );
}
