/**
 * What a press on "Konsultasi" loads, under a fixed address (src/lib/consultation-entry.mjs). Static pages hold no
 * island, so in development nothing has set up the hot replacement that components are compiled for.
 */
if (import.meta.env.DEV)
  Object.assign(window, {
    $RefreshReg$: () => {},
    $RefreshSig$: () => (type: unknown) => type,
    __vite_plugin_react_preamble_installed__: true,
  });

let dialog: Promise<typeof import('./Consultation.tsx')> | undefined;

/** Opens the dialog; when it closes, the focus returns to `opener`. */
export async function open(opener: HTMLElement): Promise<void> {
  dialog ??= import('./Consultation.tsx');
  await (await dialog).openConsultation(opener);
}
