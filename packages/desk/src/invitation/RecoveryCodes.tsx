import { Alert } from '@naungan/ui/primitives/alert';
import { Button, ButtonLink } from '@naungan/ui/primitives/button';
import { Checkbox } from '@naungan/ui/primitives/checkbox';
import { CopyButton } from '@naungan/ui/primitives/copy-button';
import { type FormEvent, useState } from 'react';

export type RecoveryCodesProps = {
  codes: readonly string[];
  /** Opens the desk, after the person has confirmed that the codes are stored. */
  onDone: () => Promise<void>;
};

const fileOf = (codes: readonly string[]) =>
  `data:text/plain;charset=utf-8,${encodeURIComponent(`Kode pemulihan meja kerja\n\n${codes.join('\n')}\n`)}`;

/** The recovery codes, which are shown only once. */
export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  const [isStored, setIsStored] = useState(false);
  const [error, setError] = useState<string>();
  const [isPending, setIsPending] = useState(false);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isPending) return;
    if (!isStored) return setError('Simpan kode pemulihan, lalu beri tanda di sini');
    setIsPending(true);
    await onDone();
  }
  return (
    <form noValidate onSubmit={submit} className="nu:grid nu:gap-4">
      <Alert tone="warning" title="Kode ini hanya ditampilkan satu kali">
        Bila ponsel Anda hilang, setiap kode dapat dipakai satu kali untuk masuk tanpa aplikasi autentikator.
      </Alert>
      <ul
        aria-label="Kode pemulihan"
        className="nu:grid nu:gap-x-6 nu:gap-y-1.5 nu:rounded-card nu:border nu:border-line nu:bg-paper nu:p-4 nu:font-mono nu:font-semibold nu:sm:grid-cols-2"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="nu:flex nu:flex-wrap nu:gap-2.5">
        <CopyButton value={codes.join('\n')} label="Salin semua kode" />
        <ButtonLink
          href={fileOf(codes)}
          download="kode-pemulihan-meja-kerja.txt"
          variant="secondary"
          size="sm"
        >
          Unduh kode
        </ButtonLink>
      </div>
      <Checkbox
        label="Saya sudah menyimpan kode"
        checked={isStored}
        error={error}
        onCheckedChange={(checked) => {
          setIsStored(checked);
          setError(undefined);
        }}
      />
      <Button type="submit" pending={isPending}>
        Buka meja kerja
      </Button>
    </form>
  );
}
