import { formatDateTime, formatLongDate } from '@naungan/domain/dates';
import { Button } from '../../primitives/button/index.ts';
import { PrivacyRight } from '../privacy-section/PrivacyRight.tsx';
import type { Passkey } from './security-records.ts';
import { useSecurityAction } from './use-security-action.ts';

export type PasskeyCardProps = {
  passkeys: Passkey[];
  /**
   * Creates a passkey on this device and stores it. Rejects with an `ApiProblem`. If absent, this page cannot use passkeys: the
   * member can only remove them.
   */
  onAddPasskey?: (() => Promise<unknown>) | undefined;
  /** Removes a passkey. Rejects with an `ApiProblem`. */
  onRemovePasskey: (id: string) => Promise<unknown>;
  onChanged: () => void;
};

const ADD = 'add';

const textOf = ({ createdAt, lastUsedAt }: Passkey): string =>
  lastUsedAt
    ? `Ditambahkan ${formatLongDate(createdAt)}, terakhir dipakai ${formatDateTime(lastUsedAt)}.`
    : `Ditambahkan ${formatLongDate(createdAt)}, belum pernah dipakai.`;

const LEAD = 'Masuk dengan sidik jari, wajah, atau PIN perangkat Anda, tanpa mengetik kata sandi.';
const LEAD_WITHOUT_USE = 'Passkey Anda dipakai untuk masuk di situs utama kami, bukan di halaman ini.';

/** Lists the passkeys of the member, adds one, and removes one. Renders nothing if the member has none and cannot add one. */
export function PasskeyCard({ passkeys, onAddPasskey, onRemovePasskey, onChanged }: PasskeyCardProps) {
  const { pendingKey, run } = useSecurityAction(onChanged);
  if (!onAddPasskey && passkeys.length === 0) return null;
  return (
    <PrivacyRight title="Passkey">
      <p className="nu:mt-1 nu:text-muted">{onAddPasskey ? LEAD : LEAD_WITHOUT_USE}</p>
      {passkeys.length > 0 && (
        <ul className="nu:mt-3 nu:divide-y nu:divide-line">
          {passkeys.map((passkey) => (
            <li key={passkey.id} className="nu:flex nu:flex-wrap nu:items-center nu:gap-3 nu:py-3">
              <div className="nu:min-w-48 nu:flex-1">
                <p className="nu:font-semibold">{passkey.name}</p>
                <p className="nu:text-sm nu:text-muted">{textOf(passkey)}</p>
              </div>
              <Button
                variant="quiet"
                size="sm"
                className="nu:-mx-4"
                aria-label={`Hapus passkey ${passkey.name}`}
                pending={pendingKey === passkey.id}
                disabled={pendingKey !== null && pendingKey !== passkey.id}
                onClick={() => run(passkey.id, () => onRemovePasskey(passkey.id), 'Passkey sudah dihapus')}
              >
                Hapus
              </Button>
            </li>
          ))}
        </ul>
      )}
      {onAddPasskey && (
        <Button
          variant="secondary"
          className="nu:mt-4"
          pending={pendingKey === ADD}
          disabled={pendingKey !== null && pendingKey !== ADD}
          onClick={() => run(ADD, onAddPasskey, 'Passkey sudah ditambahkan')}
        >
          Tambah passkey
        </Button>
      )}
    </PrivacyRight>
  );
}
