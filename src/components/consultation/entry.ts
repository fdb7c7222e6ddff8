/**
 * Module with a fixed URL (tools/site-build/integrations/consultation-entry.mjs), loaded by a press on "Konsultasi".
 * Static pages contain no island, so in development this file defines the globals that React's hot replacement requires.
 */
if (import.meta.env.DEV)
  Object.assign(window, {
    $RefreshReg$: () => {},
    $RefreshSig$: () => (type: unknown) => type,
    __vite_plugin_react_preamble_installed__: true,
  });

let dialogModule: Promise<typeof import('./open-consultation.tsx')> | undefined;

/** Opens the dialog. When it closes, the focus returns to `opener`. */
export async function open(opener: HTMLElement): Promise<void> {
  dialogModule ??= import('./open-consultation.tsx');
  await (await dialogModule).openConsultation(opener);
}
