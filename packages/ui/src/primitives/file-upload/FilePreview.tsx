import { FileText, Image, Video } from 'lucide-react';
import { useState } from 'react';
import { previewKind, type UploadedFile } from './file-text.ts';

const ICONS = { image: Image, video: Video, document: FileText };

/** A thumbnail of a picture, or an icon for other files; 48 px wide and high. */
export function FilePreview({ file }: { file: UploadedFile }) {
  const kind = previewKind(file);
  // A file with a picture's name but other content fails to load. The icon then replaces the browser's broken image.
  const [brokenUrl, setBrokenUrl] = useState<string>();
  const Icon = ICONS[kind];
  return (
    <span
      aria-hidden="true"
      data-kind={kind}
      className="nu:grid nu:size-12 nu:shrink-0 nu:place-items-center nu:overflow-hidden nu:rounded-lg nu:bg-brand-tint nu:text-brand"
    >
      {kind === 'image' && file.url && file.url !== brokenUrl ? (
        <img
          src={file.url}
          alt=""
          width={48}
          height={48}
          className="nu:size-full nu:object-cover"
          onError={() => setBrokenUrl(file.url)}
        />
      ) : (
        <Icon size={22} />
      )}
    </span>
  );
}
