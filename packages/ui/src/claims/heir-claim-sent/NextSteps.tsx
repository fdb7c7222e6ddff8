import { usualTimeText } from '@naungan/domain/claim';
import type { ClaimDetail } from '@naungan/domain/claim/record';
import { DetailSection } from '../../records/DetailSection.tsx';

type Stages = ClaimDetail['progress']['stage'];

/** Returns a comma and the usual time of a stage; '' if the time is unknown. */
function usualTime(stages: Stages, title: Stages[number]['title']): string {
  const days = stages.find((stage) => stage.title === title)?.usualDays;
  return days == null ? '' : `, ${usualTimeText(days)}`;
}

/** The steps that follow an heir's claim. */
export function NextSteps({ stage }: { stage: Stages }) {
  const steps = [
    `Perusahaan asuransi memeriksa data dan berkas Anda${usualTime(stage, 'Verifikasi')}.`,
    'Setiap perkembangan kami kabarkan lewat email. Bila ada berkas yang perlu dilengkapi, Anda mengirimkannya dari halaman klaim.',
    'Setelah klaim disetujui, Anda menandatangani surat pernyataan dan mengirimkannya kembali.',
    `Santunan dibayarkan setelah surat pernyataan kami terima${usualTime(stage, 'Pembayaran')}.`,
  ];
  return (
    <DetailSection title="Yang terjadi selanjutnya">
      <ol className="nu:grid nu:list-decimal nu:gap-2 nu:ps-5 nu:marker:font-semibold">
        {steps.map((step) => (
          <li key={step} className="nu:ps-1">
            {step}
          </li>
        ))}
      </ol>
      <p className="nu:mt-4 nu:text-muted">
        Simpan dokumen asli sampai klaim selesai, karena dapat diminta kembali.
      </p>
    </DetailSection>
  );
}
