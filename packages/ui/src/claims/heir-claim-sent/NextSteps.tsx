import { usualTimeText } from '@naungan/domain/claim';
import type { ClaimDetail } from '@naungan/domain/claim/record';
import { DetailSection } from '../../records/DetailSection.tsx';

type Stages = ClaimDetail['progress']['stage'];

/** Returns the usual time of a stage after a comma: ', biasanya 3 hari kerja'; '' if the time is unknown. */
function usualTimeSuffix(stages: Stages, title: Stages[number]['title']): string {
  const days = stages.find((stage) => stage.title === title)?.usualDays;
  return days === undefined || days === null ? '' : `, ${usualTimeText(days)}`;
}

/** The steps that follow an heir's claim. */
export function NextSteps({ stages }: { stages: Stages }) {
  const steps = [
    `Perusahaan asuransi memeriksa data dan berkas Anda${usualTimeSuffix(stages, 'Verifikasi')}.`,
    'Setiap perkembangan kami kabarkan lewat email. Bila ada berkas yang perlu dilengkapi, Anda mengirimkannya dari halaman klaim.',
    'Setelah klaim disetujui, Anda menandatangani surat pernyataan dan mengirimkannya kembali.',
    `Santunan dibayarkan setelah surat pernyataan kami terima${usualTimeSuffix(stages, 'Pembayaran')}.`,
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
