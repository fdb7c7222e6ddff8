import type { LogoMark } from './mark.ts';
import type { Colours } from './palette.ts';
import type { CompanyHistory, Consultant } from './people.ts';

/** The broker's name, contact details and legal statements: the content of a site's `site.config.ts`. */
export type SiteConfig = {
  name: string;
  legalName: string;
  tagline: string;
  /** One or two sentences for search results, at most 155 characters. */
  description: string;
  email: string;
  /** In display format, with `+` and spaces. */
  phone: string;
  /** Digits with the country code. */
  whatsapp: string;
  /** The complete address in one line. */
  address: string;
  officeHours: string;
  office: {
    street: string;
    locality: string;
    region: string;
    postalCode: string;
    latitude: number;
    longitude: number;
    /** Streets on the drawn map: the street of the office, and the street that crosses it. */
    streets: readonly [officeStreet: string, crossStreet: string];
  };
  /** `badge` is the shortest statement, for a label. */
  statements: { registration: string; supervision: string; association: string; badge: string };
  social: readonly { name: string; href: string }[];
  /** The people who answer calls, in display order. At least one. */
  consultants: readonly Consultant[];
  history: CompanyHistory;
  /** Shows the badge 'Contoh' next to people and history, because the company is fictional. */
  isFictional?: boolean;
  colours: Colours;
  mark: LogoMark;
};
