import { formatDateTime } from '@naungan/domain/dates';
import { DESK_CLAIM_STATE_ROWS } from '@naungan/domain/desk-status';
import { isClaimEnded } from '@naungan/domain/status';
import { Checkbox } from '@naungan/ui/primitives/checkbox';
import type { DeskClaim } from './desk-claim.ts';

export type DocumentChoiceProps = {
  claim: DeskClaim;
  /** The codes of the chosen documents. */
  codes: readonly string[];
  error?: string | undefined;
  onCodesChange: (codes: string[]) => void;
};

/** The documents that can be requested; those that the claimant has not sent yet are marked. */
export function DocumentChoice({ claim, codes, error, onCodesChange }: DocumentChoiceProps) {
  const { requestable, missing } = claim.desk;
  return (
    <fieldset className="nu:min-w-0">
      <legend className="nu:text-sm nu:font-semibold">Berkas yang diminta</legend>
      <div className="nu:grid nu:grid-cols-[repeat(auto-fill,minmax(min(100%,18rem),1fr))]">
        {requestable.map(({ code, name }) => (
          <Checkbox
            key={code}
            label={missing.includes(code) ? `${name} (wajib, belum dikirim)` : name}
            checked={codes.includes(code)}
            onCheckedChange={(isOn) =>
              onCodesChange(isOn ? [...codes, code] : codes.filter((entry) => entry !== code))
            }
          />
        ))}
      </div>
      {error && (
        <p role="alert" className="nu:text-sm nu:text-bad">
          {error}
        </p>
      )}
    </fieldset>
  );
}

/** The claimant's last message, which the reply answers. A note says if the claim has ended, because a reply does not reopen it. */
export function ReplyContext({ claim }: { claim: DeskClaim }) {
  const question = claim.messages.findLast(({ from }) => from === 'claimant');
  return (
    <>
      {isClaimEnded(claim.state) && (
        <p className="nu:text-sm nu:font-semibold">
          Klaim ini sudah berakhir ({DESK_CLAIM_STATE_ROWS[claim.state].label}). Pesan tidak membukanya
          kembali.
        </p>
      )}
      {question && (
        <figure className="nu:rounded-lg nu:bg-paper nu:px-3 nu:py-2 nu:text-sm">
          <figcaption className="nu:text-xs nu:text-muted">
            Pesan terakhir {claim.claimant}, {formatDateTime(question.at)}
          </figcaption>
          <blockquote className="nu:wrap-anywhere nu:whitespace-pre-line">{question.text}</blockquote>
        </figure>
      )}
    </>
  );
}
