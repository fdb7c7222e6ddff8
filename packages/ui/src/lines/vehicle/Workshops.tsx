import { useEffect, useState } from 'react';
import { Button } from '../../primitives/button/index.ts';
import { TextField } from '../../primitives/text-field/index.ts';
import type { PlanSection } from '../line-product.ts';
import { type Workshop, WorkshopList, type WorkshopListProps } from './vehicle-coverage/WorkshopList.tsx';

/** Matches name or address, ignoring case [2 §5]. */
const matches = ({ name, address }: Workshop, text: string) =>
  `${name} ${address}`.toLowerCase().includes(text.trim().toLowerCase());

/** Milliseconds between the last keystroke and the search [2 §9]. */
const SEARCH_DELAY_MS = 1000;
/** Number of workshops shown at first; the others are shown on request. */
const INITIAL_COUNT = 4;

/**
 * Searches the partner workshops, which repair without advance payment, by name or address. Each workshop has a link to
 * a map, which opens in a new tab.
 */
export function WorkshopSearch<W extends Workshop>({ workshops, action }: WorkshopListProps<W>) {
  const [inputText, setInputText] = useState('');
  const [appliedText, setAppliedText] = useState('');
  const [showsAll, setShowsAll] = useState(false);
  useEffect(() => {
    if (inputText === appliedText) return;
    const timer = setTimeout(() => setAppliedText(inputText), SEARCH_DELAY_MS);
    return () => clearTimeout(timer);
  }, [inputText, appliedText]);

  const matchingWorkshops = workshops.filter((workshop) => matches(workshop, appliedText));
  const displayedWorkshops = showsAll ? matchingWorkshops : matchingWorkshops.slice(0, INITIAL_COUNT);
  return (
    <div className="nu:grid nu:gap-4">
      <TextField
        label="Cari bengkel"
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        placeholder="Nama atau alamat"
        value={inputText}
        onChange={(event) => setInputText(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') setAppliedText(inputText);
        }}
      />
      <p role="status" className="nu:text-sm nu:text-muted">
        {matchingWorkshops.length === 0
          ? 'Tidak ada bengkel yang cocok.'
          : `${matchingWorkshops.length} bengkel`}
      </p>
      {displayedWorkshops.length > 0 && (
        <div className="nu:rounded-card nu:border nu:border-line nu:bg-surface nu:p-4 nu:@tablet:p-5">
          <WorkshopList workshops={displayedWorkshops} action={action} />
        </div>
      )}
      {matchingWorkshops.length > displayedWorkshops.length && (
        <Button
          variant="secondary"
          size="sm"
          className="nu:justify-self-start"
          onClick={() => setShowsAll(true)}
        >
          Tampilkan semua bengkel ({matchingWorkshops.length})
        </Button>
      )}
    </div>
  );
}

/** Returns the section with the partner workshops of a product; none if it has no workshops. */
export function workshopSections(workshops: readonly Workshop[]): PlanSection[] {
  if (workshops.length === 0) return [];
  return [
    { id: 'bengkel-rekanan', title: 'Bengkel rekanan', content: <WorkshopSearch workshops={workshops} /> },
  ];
}
