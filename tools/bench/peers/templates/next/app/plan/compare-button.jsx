'use client';

import { useState } from 'react';

/** Toggles whether the plan is chosen for comparison. */
export function CompareButton({ name }) {
  const [isCompared, setIsCompared] = useState(false);
  return (
    <button
      type="button"
      aria-label={`Bandingkan ${name}`}
      aria-pressed={isCompared}
      onClick={() => setIsCompared(!isCompared)}
    >
      Bandingkan
    </button>
  );
}
