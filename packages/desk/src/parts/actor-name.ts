/** Returns who made a change: `member:<id>`, `desk:<id>`, `insurer`, `gateway`, `system`, `scheduler`. */
export function actorName(actor: string): string {
  const [kind = ''] = actor.split(':');
  const names: Readonly<Record<string, string>> = {
    member: 'Pelanggan',
    desk: 'Staf',
    insurer: 'Perusahaan asuransi',
    gateway: 'Pembayaran',
    system: 'Sistem',
    scheduler: 'Sistem',
  };
  return names[kind] ?? actor;
}
