import { FileText, Image, Video } from 'lucide-react';
import { useState } from 'react';
import { lookOf, type UploadedFile } from './file-text.ts';

const ICONS = { image: Image, video: Video, document: FileText };

/** 48 px of picture, or of an icon when there is none to show. */
export function FilePreview({ file }: { file: UploadedFile }) {
  const look = lookOf(file);
  // A picture by its name only: the icon is better than the browser's broken one.
  const [broken, setBroken] = useState<string>();
  const Icon = ICONS[look];
  return (
    <span
      aria-hidden="true"
      data-look={look}
      className="grid size-12 shrink-0 place-items-center overflow-hidden rounded-lg bg-brand-tint text-brand"
    >
      {look === 'image' && file.url && file.url !== broken ? (
        <img
          src={file.url}
          alt=""
          width={48}
          height={48}
          className="size-full object-cover"
          onError={() => setBroken(file.url)}
        />
      ) : (
        <Icon size={22} />
      )}
    </span>
  );
}
