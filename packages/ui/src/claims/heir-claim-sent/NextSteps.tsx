import { usualTimeText } from '@naungan/domain/claim';
import type { ClaimDetail } from '@naungan/domain/claim/record';
import { useMessages } from '../../primitives/host/messages.ts';
import { DetailSection } from '../../records/DetailSection.tsx';
import { heirClaimSentMessages } from './messages.ts';

type Stages = ClaimDetail['progress']['stage'];

/** Returns the usual time of a stage after a comma: ', biasanya 3 hari kerja'; '' if the time is unknown. */
function usualTimeSuffix(stages: Stages, title: Stages[number]['title']): string {
  const days = stages.find((stage) => stage.title === title)?.usualDays;
  return days === undefined || days === null ? '' : `, ${usualTimeText(days)}`;
}

/** The steps that follow an heir's claim. */
export function NextSteps({ stages }: { stages: Stages }) {
  const texts = useMessages('HeirClaimSent', heirClaimSentMessages);
  const steps = [
    texts.checked(usualTimeSuffix(stages, 'Verifikasi')),
    texts.news,
    texts.letter,
    texts.paid(usualTimeSuffix(stages, 'Pembayaran')),
  ];
  return (
    <DetailSection title={texts.next}>
      <ol className="nu:grid nu:list-decimal nu:gap-2 nu:ps-5 nu:marker:font-semibold">
        {steps.map((step) => (
          <li key={step} className="nu:ps-1">
            {step}
          </li>
        ))}
      </ol>
      <p className="nu:mt-4 nu:text-muted">{texts.originals}</p>
    </DetailSection>
  );
}
