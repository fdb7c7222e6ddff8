import { MESSAGES } from '@naungan/domain/messages';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { readApiProblem } from '../../flow/api-problem.ts';
import { Button } from '../../primitives/button/index.ts';
import { toast } from '../../primitives/toast/index.ts';
import { PrivacyRight } from './PrivacyRight.tsx';
import type { DataFormat } from './privacy-records.ts';

export type DataCopyProps = {
  /** Starts the download. Rejects with an `ApiProblem`. */
  onDownload: (format: DataFormat) => Promise<unknown>;
};

const FORMATS: { format: DataFormat; label: string }[] = [
  { format: 'pdf', label: 'Unduh PDF' },
  { format: 'json', label: 'Unduh JSON' },
];

/** Buttons that download all data stored about the member, to read or to transfer. */
export function DataCopy({ onDownload }: DataCopyProps) {
  const [pendingFormat, setPendingFormat] = useState<DataFormat | null>(null);

  async function download(format: DataFormat) {
    setPendingFormat(format);
    try {
      await onDownload(format);
    } catch (thrown) {
      const { message, status } = readApiProblem(thrown);
      const text = status === 429 ? MESSAGES.common.tooManyRequests : message || MESSAGES.common.loadFailed;
      toast({ tone: 'danger', message: text });
    } finally {
      setPendingFormat(null);
    }
  }

  return (
    <PrivacyRight title="Salinan data saya">
      <p className="nu:mt-1 nu:text-muted">
        Semua data yang kami simpan tentang Anda: akun, profil, pesanan, pembayaran, polis, dan klaim. PDF
        untuk dibaca, JSON untuk dipindahkan ke layanan lain.
      </p>
      <div className="nu:mt-4 nu:flex nu:flex-wrap nu:gap-2.5">
        {FORMATS.map(({ format, label }) => (
          <Button
            key={format}
            variant="secondary"
            iconStart={<Download aria-hidden="true" size={18} />}
            pending={pendingFormat === format}
            disabled={pendingFormat !== null && pendingFormat !== format}
            onClick={() => download(format)}
          >
            {label}
          </Button>
        ))}
      </div>
    </PrivacyRight>
  );
}
