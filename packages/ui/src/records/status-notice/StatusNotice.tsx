import { useEffect, useRef, useState } from 'react';

export type StatusNoticeProps = {
  /** What is true now, a sentence a thing: 'Status order: Disetujui'. */
  texts: readonly string[];
};

/** Tells a screen reader, politely, what changed while the page was open; silent about what was there at first. */
export function StatusNotice({ texts }: StatusNoticeProps) {
  const known = useRef<ReadonlySet<string>>(new Set(texts));
  const [said, setSaid] = useState('');
  const all = JSON.stringify(texts);

  useEffect(() => {
    const now = JSON.parse(all) as string[];
    const fresh = now.filter((text) => text !== '' && !known.current.has(text));
    known.current = new Set(now);
    if (fresh.length > 0) setSaid(fresh.join('. '));
  }, [all]);

  return (
    <p role="status" className="nu:sr-only">
      {said}
    </p>
  );
}
