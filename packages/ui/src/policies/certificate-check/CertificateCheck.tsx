import { formatLongDate } from '@naungan/domain/dates';
import { coverText } from '@naungan/domain/policy';
import type { PolicyState } from '@naungan/domain/status';
import { Card } from '../../primitives/card/index.ts';
import { cx } from '../../primitives/cx.ts';
import { DescriptionList } from '../../primitives/description-list/index.ts';
import { Heading } from '../../primitives/heading/index.ts';
import { type Messages, useMessages } from '../../primitives/host/messages.ts';
import { RecordNumber } from '../../primitives/record-number/index.ts';
import { TONES, type Tone } from '../../primitives/tone/index.ts';
import type { WithHostProps } from '../../primitives/with-host-props.ts';
import { certificateCheckMessages } from './messages.ts';

export type CertificateCheckProps = WithHostProps<
  {
    result: {
      genuine: boolean;
      inForce: boolean;
      /** Absent, like the values below, if the certificate is not genuine. */
      status?: PolicyState | null;
      policyNumber?: string | null;
      period?: { startDate: string; endDate: string } | null;
      /** When the cover begins, an ISO timestamp. If absent, only the dates of `period` are displayed. */
      startsAt?: string | null;
    };
  },
  'div'
>;

type Verdict = { tone: Tone; title: string; text: string };

function verdictOf(
  { genuine, inForce, status }: CertificateCheckProps['result'],
  texts: Messages['CertificateCheck'],
): Verdict {
  if (!genuine) {
    return {
      tone: 'danger',
      title: texts.unknown,
      text: texts.unknownText,
    };
  }
  if (status === 'upcoming') {
    return {
      tone: 'info',
      title: texts.upcoming,
      text: texts.upcomingText,
    };
  }
  return inForce
    ? {
        tone: 'success',
        title: texts.active,
        text: texts.activeText,
      }
    : {
        tone: 'warning',
        title: texts.ended,
        text: texts.endedText,
      };
}

/**
 * States whether a certificate is genuine and its policy in force, with the values to compare with the
 * certificate. Public: needs no login.
 */
export function CertificateCheck({ result, className, ...rest }: CertificateCheckProps) {
  const texts = useMessages('CertificateCheck', certificateCheckMessages);
  const { tone, title, text } = verdictOf(result, texts);
  const { Icon, textClass, tintClass } = TONES[tone];
  return (
    <Card {...rest} className={cx('nu:mx-auto nu:max-w-[480px] nu:text-center', className)} data-tone={tone}>
      <span
        className={cx(
          'nu:mx-auto nu:mb-4 nu:grid nu:size-16 nu:place-items-center nu:rounded-full',
          tintClass,
          textClass,
        )}
      >
        <Icon aria-hidden="true" size={30} />
      </span>
      <Heading level={1} className="nu:text-h4">
        {title}
      </Heading>
      <p className="nu:mt-2 nu:text-muted">{text}</p>
      {result.policyNumber && result.period && (
        <DescriptionList
          layout="stacked"
          className="nu:mt-5 nu:border-t nu:border-line nu:pt-4 nu:text-left"
          items={[
            { title: texts.number, value: <RecordNumber text={result.policyNumber} /> },
            {
              title: texts.period,
              value: result.startsAt
                ? coverText({ ...result.period, startsAt: result.startsAt })
                : `${formatLongDate(result.period.startDate)} – ${formatLongDate(result.period.endDate)}`,
            },
          ]}
        />
      )}
      <p className="nu:mt-5 nu:border-t nu:border-line nu:pt-4 nu:text-sm nu:text-muted">{texts.privacy}</p>
    </Card>
  );
}
