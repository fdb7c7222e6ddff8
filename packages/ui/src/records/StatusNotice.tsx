import { useEffect, useRef, useState } from 'react';

export type StatusNoticeProps = {
  /** Current statuses, one sentence each: 'Status pesanan: Disetujui'. */
  texts: readonly string[];
};

/**
 * Announces changed statuses to screen readers, without interrupting them. The statuses at the first render are
 * not announced.
 */
export function StatusNotice({ texts }: StatusNoticeProps) {
  const previousTexts = useRef<ReadonlySet<string>>(new Set(texts));
  const [announcement, setAnnouncement] = useState('');
  // `texts` is a new array at each render. The string makes the effect run only when a text changes.
  const serializedTexts = JSON.stringify(texts);

  useEffect(() => {
    const currentTexts = JSON.parse(serializedTexts) as string[];
    const addedTexts = currentTexts.filter((text) => text !== '' && !previousTexts.current.has(text));
    previousTexts.current = new Set(currentTexts);
    if (addedTexts.length > 0) setAnnouncement(addedTexts.join('. '));
  }, [serializedTexts]);

  return (
    <p role="status" className="nu:sr-only">
      {announcement}
    </p>
  );
}
