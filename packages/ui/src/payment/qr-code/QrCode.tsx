import { lazy, Suspense, useState } from 'react';
import { useMessages } from '../../primitives/host/messages.ts';
import { Skeleton } from '../../primitives/skeleton/index.ts';
import { qrCodeMessages } from './messages.ts';

const DrawnQrCode = lazy(() => import('./DrawnQrCode.tsx'));

export type QrCodeProps = {
  /** Text alternative. It states what is paid, because a screen reader cannot read the code. */
  label: string;
  /** URL of the gateway's image. */
  src?: string | undefined;
  /** Content from which the code is drawn when there is no image or the image fails to load. */
  text?: string | undefined;
};

/** Shows a QR code on white: the gateway's image, or a code drawn from its text. */
export function QrCode({ label, src, text }: QrCodeProps) {
  const [brokenSrc, setBrokenSrc] = useState<string | null>(null);
  return (
    <div className="nu:mx-auto nu:grid nu:size-64 nu:place-items-center nu:rounded-card nu:border nu:border-line nu:bg-white nu:p-4">
      <QrPicture
        label={label}
        src={src === brokenSrc ? undefined : src}
        text={text}
        onBroken={() => setBrokenSrc(src ?? null)}
      />
    </div>
  );
}

function QrPicture({ label, src, text, onBroken }: QrCodeProps & { onBroken: () => void }) {
  const texts = useMessages('QrCode', qrCodeMessages);
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
  return <p className="nu:px-4 nu:text-center nu:text-muted">{texts.unavailable}</p>;
}
