import { CopyButton } from '@naungan/ui/primitives/copy-button';
import { QRCodeSVG } from 'qrcode.react';
import type { Invitation } from './invitation-form.ts';

/** Groups of four letters can be typed without losing the place. */
const inGroups = (secret: string) => secret.replace(/(.{4})(?=.)/g, '$1 ');

/** The secret of an authenticator app: a QR code to scan, and the text for a person who cannot scan it. */
export function AuthenticatorSetup({ totp: { secret, uri } }: Pick<Invitation, 'totp'>) {
  const label = 'Kode QR untuk aplikasi autentikator';
  return (
    <div className="nu:grid nu:gap-4 nu:sm:grid-cols-[auto_minmax(0,1fr)]">
      <div className="nu:justify-self-center nu:rounded-card nu:border nu:border-line nu:bg-white nu:p-4">
        <QRCodeSVG value={uri} size={176} marginSize={0} role="img" aria-label={label} title={label} />
      </div>
      <div className="nu:grid nu:content-center nu:gap-2 nu:text-sm">
        <p>
          Pindai kode QR dengan aplikasi autentikator di ponsel Anda, misalnya Google Authenticator atau
          Microsoft Authenticator.
        </p>
        <p>Tidak dapat memindai? Masukkan kunci ini di aplikasi:</p>
        <p className="nu:font-mono nu:text-base nu:font-semibold nu:break-words">{inGroups(secret)}</p>
        <CopyButton value={secret} label="Salin kunci" className="nu:justify-self-start" />
      </div>
    </div>
  );
}
