import { MESSAGES } from '@naungan/domain/messages';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { readApiProblem } from '../../flow/api-problem.ts';
import { Button } from '../../primitives/button/index.ts';
import { useMessages } from '../../primitives/host/messages.ts';
import { toast } from '../../primitives/toast/index.ts';
import { privacyMessages } from './messages.ts';
import { PrivacyRight } from './PrivacyRight.tsx';
import type { DataFormat } from './privacy-records.ts';

export type DataCopyProps = {
  /** Starts the download. Rejects with an `ApiProblem`. */
  onDownload: (format: DataFormat) => Promise<unknown>;
};

const FORMATS: readonly DataFormat[] = ['pdf', 'json'];

/** Buttons that download all data stored about the member, to read or to transfer. */
export function DataCopy({ onDownload }: DataCopyProps) {
  const texts = useMessages('Privacy', privacyMessages);
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
    <PrivacyRight title={texts.copy}>
      <p className="nu:mt-1 nu:text-muted">{texts.copyText}</p>
      <div className="nu:mt-4 nu:flex nu:flex-wrap nu:gap-2.5">
        {FORMATS.map((format) => (
          <Button
            key={format}
            variant="secondary"
            iconStart={<Download aria-hidden="true" size={18} />}
            pending={pendingFormat === format}
            disabled={pendingFormat !== null && pendingFormat !== format}
            onClick={() => download(format)}
          >
            {texts[format]}
          </Button>
        ))}
      </div>
    </PrivacyRight>
  );
}
