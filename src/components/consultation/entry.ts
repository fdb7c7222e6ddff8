/**
 * Loaded by a press on "Konsultasi", under a fixed address
 * (tools/site-build/integrations/consultation-entry.mjs). Static pages hold no island; in development this
 * file therefore sets up what React's hot replacement expects.
 */
if (import.meta.env.DEV)
  Object.assign(window, {
    $RefreshReg$: () => {},
    $RefreshSig$: () => (type: unknown) => type,
    __vite_plugin_react_preamble_installed__: true,
  });

let dialog: Promise<typeof import('./open-consultation.tsx')> | undefined;

/** Opens the dialog; when it closes, the focus returns to `opener`. */
export async function open(opener: HTMLElement): Promise<void> {
  dialog ??= import('./open-consultation.tsx');
  await (await dialog).openConsultation(opener);
}
