import type { OrderDetail } from '@naungan/domain/lines/record';
import { FileText, Image, Video } from 'lucide-react';

type File = OrderDetail['attachments'][number];

function iconOf({ mimeType }: File) {
  if (mimeType.startsWith('image/')) return Image;
  return mimeType.startsWith('video/') ? Video : FileText;
}

/** The documents of an order; their links are signed and live for ten minutes [Q5]. */
export function OrderFiles({ files }: { files: OrderDetail['attachments'] }) {
  return (
    <ul className="divide-y divide-line">
      {files.map((file) => {
        const Icon = iconOf(file);
        return (
          <li key={file.code}>
            <a
              href={file.url}
              target="_blank"
              rel="noopener"
              className="flex min-h-12 items-center gap-3 py-2 font-semibold hover:text-brand"
            >
              <Icon aria-hidden="true" size={20} className="shrink-0 text-brand" />
              <span className="min-w-0">
                {file.title}
                <span className="sr-only"> (buka di tab baru)</span>
              </span>
            </a>
          </li>
        );
      })}
    </ul>
  );
}
