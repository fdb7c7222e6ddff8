import type { Colours } from './palette.ts';

/** Parts of a drawn portrait. `src/components/people/portrait.ts` contains the shapes of the parts. */
export type Portrait = {
  skin: 'light' | 'medium' | 'dark';
  /** A hijab has the colour `headscarf`; hair has the colour `hairColour`. */
  hair: 'short' | 'parted' | 'curly' | 'bob' | 'long' | 'bun' | 'hijab';
  hairColour?: 'black' | 'brown' | 'grey';
  headscarf?: keyof Colours;
  clothes: 'blazer' | 'shirt' | 'batik' | 'blouse';
  clothesColour: keyof Colours;
  hasGlasses?: boolean;
};

/** A person who answers calls and messages of visitors. */
export type Consultant = {
  name: string;
  /** Professional certificate, for example CIIB. */
  certificate: string;
  /** What the person advises on. */
  field: string;
  /** Service hours of this person; absent for the office hours. */
  hours?: string;
  portrait: Portrait;
  /** URL of a photograph that replaces the drawn portrait. */
  photo?: string;
};

/** The founding and the history of the company, for the About page. */
export type CompanyHistory = {
  foundedYear: number;
  /** Milestones, the oldest first. */
  milestones: readonly { year: number; title: string; description: string }[];
};
