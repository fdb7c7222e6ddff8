/// <reference types="astro/client" />

declare module 'virtual:consultant-settings' {
  const settings: { slug: string; value: string }[];
  export default settings;
}

declare namespace Astro {
  interface ClientDirectives {
    /** Loads the scripts of an island when the visitor first touches it (src/components/inline/touch-directive.ts). */
    'client:touch'?: boolean | 'rendered';
  }
}

declare namespace App {
  interface Locals {
    /** Sends a request to this server's API as a visitor. Absent in the development server. */
    fetchApi?: typeof fetch;
    /** Set when the server renders the home page with the premiums of today. */
    home?: { examples: import('@naungan/api/content').PremiumExamples };
  }
}
