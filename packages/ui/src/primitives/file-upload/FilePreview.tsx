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
      className="nu:grid nu:size-12 nu:shrink-0 nu:place-items-center nu:overflow-hidden nu:rounded-lg nu:bg-brand-tint nu:text-brand"
    >
      {look === 'image' && file.url && file.url !== broken ? (
        <img
          src={file.url}
          alt=""
          width={48}
          height={48}
          className="nu:size-full nu:object-cover"
          onError={() => setBroken(file.url)}
        />
      ) : (
        <Icon size={22} />
      )}
    </span>
  );
}
