import { useMessages } from '../../primitives/host/messages.ts';
import { sendDialogsMessages } from './messages.ts';
/** Progress of a submission. */
export function SendProgress({ ratio }: { ratio: number }) {
  const texts = useMessages('SendDialogs', sendDialogsMessages);
  const percent = Math.round(ratio * 100);
  return (
    <div className="nu:not-first:mt-4">
      <div className="nu:flex nu:items-baseline nu:justify-between nu:gap-4 nu:font-semibold">
        <span>{percent < 100 ? texts.uploading : texts.processing}</span>
        <span className="nu:tabular">{percent}%</span>
      </div>
      <progress
        aria-label={texts.sending}
        value={ratio}
        max={1}
        className="nu:mt-2 nu:block nu:h-2 nu:w-full nu:appearance-none nu:overflow-hidden nu:rounded-pill nu:bg-line nu:[&::-moz-progress-bar]:bg-brand nu:[&::-webkit-progress-bar]:bg-line nu:[&::-webkit-progress-value]:bg-brand nu:[&::-webkit-progress-value]:transition-[inline-size]"
      />
      <p className="nu:mt-3 nu:text-sm nu:text-muted">{texts.keepPageOpen}</p>
    </div>
  );
}
