import { PolicyPage } from '@naungan/ui/policies/policy-detail';
import type { OpenPdf } from '@naungan/ui/records/pdf-viewer';
import { useStorefront } from '../react/StorefrontProvider.tsx';
import { useRealtime } from '../react/use-realtime.ts';
import { MemberOnly } from './Frame.tsx';

export type PolicyProps = {
  id: string;
  /** Shows PDFs in the page. Default: a new tab. */
  openPdf?: OpenPdf;
};

/** A policy of the member. */
export function Policy({ id, openPdf }: PolicyProps) {
  const { api } = useStorefront();
  const { watch } = useRealtime({ kinds: ['policy'] });
  return (
    <MemberOnly>
      {() => (
        <PolicyPage
          load={async () => (await api.call('policy', { params: { id } })).response}
          watch={watch}
          openPdf={openPdf}
        />
      )}
    </MemberOnly>
  );
}
