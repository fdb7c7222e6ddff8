/** Module with a fixed URL (tools/site-build/integrations/consultation-entry.mjs), loaded by a press on "Konsultasi". */

let dialogModule: Promise<typeof import('./open-consultation.tsx')> | undefined;

/** Opens the dialog. When it closes, the focus returns to `opener`. */
export async function open(opener: HTMLElement): Promise<void> {
  dialogModule ??= import('./open-consultation.tsx');
  await (await dialogModule).openConsultation(opener);
}
