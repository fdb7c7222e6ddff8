import { formatLongDate } from '@naungan/domain/dates';
import { Card } from '../../primitives/card/index.ts';
import { cx } from '../../primitives/cx.ts';
import { DescriptionList } from '../../primitives/description-list/index.ts';
import { RecordNumber } from '../../primitives/record-number/index.ts';
import { TONES, type Tone } from '../../primitives/tone/index.ts';

export type CertificateCheckProps = {
  result: {
    genuine: boolean;
    inForce: boolean;
    /** As they stand on a genuine certificate. */
    policyNumber?: string | null;
    period?: { startDate: string; endDate: string } | null;
  };
};

type Verdict = { tone: Tone; title: string; text: string };

function verdictOf({ genuine, inForce }: CertificateCheckProps['result']): Verdict {
  if (!genuine) {
    return {
      tone: 'danger',
      title: 'Sertifikat tidak dikenali',
      text: 'Kode ini tidak cocok dengan sertifikat mana pun yang kami terbitkan. Pastikan kode QR dipindai dari dokumen aslinya.',
    };
  }
  return inForce
    ? {
        tone: 'success',
        title: 'Sertifikat asli dan berlaku',
        text: 'Sertifikat ini kami terbitkan dan pertanggungannya sedang berlaku.',
      }
    : {
        tone: 'warning',
        title: 'Sertifikat asli, tetapi tidak berlaku',
        text: 'Sertifikat ini kami terbitkan, tetapi masa pertanggungannya sudah berakhir atau polisnya dibatalkan.',
      };
}

/** Whether a certificate is genuine and in force, and what to compare the paper with: whoever holds it may ask. */
export function CertificateCheck({ result }: CertificateCheckProps) {
  const { tone, title, text } = verdictOf(result);
  const { Icon, text: colour, tint } = TONES[tone];
  return (
    <Card className="mx-auto max-w-[480px] text-center" data-tone={tone}>
      <span className={cx('mx-auto mb-4 grid size-16 place-items-center rounded-full', tint, colour)}>
        <Icon aria-hidden="true" size={30} />
      </span>
      <h1 className="text-h4">{title}</h1>
      <p className="mt-2 text-muted">{text}</p>
      {result.policyNumber && result.period && (
        <DescriptionList
          layout="stacked"
          className="mt-5 border-t border-line pt-4 text-left"
          items={[
            { title: 'Nomor polis', value: <RecordNumber text={result.policyNumber} /> },
            {
              title: 'Masa pertanggungan',
              value: `${formatLongDate(result.period.startDate)} – ${formatLongDate(result.period.endDate)}`,
            },
          ]}
        />
      )}
      <p className="mt-5 border-t border-line pt-4 text-sm text-muted">
        Demi keamanan, data pemegang polis tidak ditampilkan di halaman ini.
      </p>
    </Card>
  );
}
