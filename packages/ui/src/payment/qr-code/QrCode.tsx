import { lazy, Suspense, useState } from 'react';
import { Skeleton } from '../../primitives/skeleton/index.ts';

const DrawnQrCode = lazy(() => import('./DrawnQrCode.tsx'));

export type QrCodeProps = {
  /** Says what is paid: it is all that a screen reader gets. */
  label: string;
  /** The gateway's picture. */
  src?: string | undefined;
  /** Drawn here when there is no picture, or when it does not load. */
  text?: string | undefined;
};

/** 224 px of code on white, whatever comes. */
export function QrCode({ label, src, text }: QrCodeProps) {
  const [broken, setBroken] = useState<string | null>(null);
  return (
    <div className="nu:mx-auto nu:grid nu:size-64 nu:place-items-center nu:rounded-card nu:border nu:border-line nu:bg-white nu:p-4">
      <QrPicture
        label={label}
        src={src === broken ? undefined : src}
        text={text}
        onBroken={() => setBroken(src ?? null)}
      />
    </div>
  );
}

function QrPicture({ label, src, text, onBroken }: QrCodeProps & { onBroken: () => void }) {
  if (src) {
    return <img src={src} alt={label} width={224} height={224} onError={onBroken} className="nu:size-56" />;
  }
  if (text) {
    return (
      <Suspense fallback={<Skeleton className="nu:size-56" />}>
        <DrawnQrCode label={label} text={text} />
      </Suspense>
    );
  }
  return (
    <p className="nu:px-4 nu:text-center nu:text-muted">
      Kode QR belum tersedia. Gunakan tombol di bawah ini.
    </p>
  );
}
