import { QRCodeSVG } from 'qrcode.react';

/** A QR code that is drawn from its content. */
export default function DrawnQrCode({ label, text }: { label: string; text: string }) {
  return <QRCodeSVG value={text} size={224} marginSize={0} role="img" aria-label={label} title={label} />;
}
