import type { OrderDetail } from '@naungan/domain/lines/record';
import { FileText, Image, Video } from 'lucide-react';
import { useMessages } from '../../primitives/host/messages.ts';
import { orderDetailMessages } from './messages.ts';

type OrderFile = OrderDetail['attachments'][number];

function iconOf({ mimeType }: OrderFile) {
  if (mimeType.startsWith('image/')) return Image;
  return mimeType.startsWith('video/') ? Video : FileText;
}

/** The documents of an order. Their links are signed and expire after ten minutes [Q5]. */
export function OrderFiles({ files }: { files: OrderDetail['attachments'] }) {
  const texts = useMessages('OrderDetail', orderDetailMessages);
  return (
    <ul className="nu:divide-y nu:divide-line">
      {files.map((file) => {
        const Icon = iconOf(file);
        return (
          <li key={file.code}>
            <a
              href={file.url}
              target="_blank"
              rel="noopener"
              className="nu:flex nu:min-h-12 nu:items-center nu:gap-3 nu:py-2 nu:font-semibold nu:hover:text-brand"
            >
              <Icon aria-hidden="true" size={20} className="nu:shrink-0 nu:text-brand" />
              <span className="nu:min-w-0">
                {file.title}
                <span className="nu:sr-only"> {texts.newTab}</span>
              </span>
            </a>
          </li>
        );
      })}
    </ul>
  );
}
