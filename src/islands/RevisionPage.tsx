import { toForm } from '@naungan/api/multipart';
import { todayInJakarta } from '@naungan/domain/dates';
import { type RevisionSubmission, RevisionPage as Wizard } from '@naungan/ui/orders/revision-wizard';
import { api } from '../stores/app.ts';
import { loadRegions } from './calls.ts';
import { MemberOnly } from './Frame.tsx';
import { useHashStep } from './use-hash-step.ts';

function Revision({ id }: { id: string }) {
  const [step, setStep] = useHashStep();

  async function send(
    { uuid, payload, files }: RevisionSubmission,
    progress: { onProgress: (share: number) => void },
  ) {
    const { message } = await api.upload('submitRevision', {
      params: { id },
      form: toForm({ payload }, files, uuid),
      onProgress: progress.onProgress,
    });
    return { message };
  }

  return (
    <Wizard
      load={async () => (await api.call('revision', { params: { id } })).response}
      today={todayInJakarta(new Date())}
      loadRegions={loadRegions}
      step={step}
      onStepChange={setStep}
      onSubmit={send}
      onDone={() => location.assign(location.pathname.replace(/\/update\/?$/, ''))}
    />
  );
}

/** What the insurer asked to be corrected. */
export default function RevisionPage({ id }: { id: string }) {
  return <MemberOnly>{() => <Revision id={id} />}</MemberOnly>;
}
