import { FailedState } from '@naungan/ui/primitives/failed-state';
import { useState } from 'react';
import type { ViewState } from './view-state.ts';

export type ImageViewProps = {
  url: string;
  title: string;
  view: ViewState;
  onRetry: () => void;
  /** Called when the file is no picture; without it, a failure is shown. */
  onUnreadable?: (() => void) | undefined;
};

/** A picture that fits the area at 100 %, and scrolls when it is enlarged. */
export function ImageView({ url, title, view, onRetry, onUnreadable }: ImageViewProps) {
  const [hasFailed, setHasFailed] = useState(false);
  if (hasFailed)
    return (
      <FailedState title="Gambar tidak dapat dibuka" onRetry={onRetry}>
        Tautan berkas hanya berlaku sepuluh menit. Muat ulang untuk membukanya lagi.
      </FailedState>
    );
  const isSideways = view.turns % 2 === 1;
  return (
    <div
      className="nu:mx-auto nu:grid nu:min-h-full nu:place-items-center"
      style={{ width: `${view.zoom}%`, ...(isSideways && { height: `${view.zoom}%` }) }}
    >
      <img
        src={url}
        alt={title}
        onError={onUnreadable ?? (() => setHasFailed(true))}
        // A small picture is enlarged, too. The width of a turned picture has to fit the height of the area: container units
        // measure the area.
        style={{
          rotate: `${view.turns * 90}deg`,
          width: isSideways ? `${view.zoom}cqh` : '100%',
          maxHeight: isSideways ? `${view.zoom}cqw` : `${view.zoom}cqh`,
        }}
        className="nu:object-contain"
      />
    </div>
  );
}
