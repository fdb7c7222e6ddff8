import type { ExtensionCode } from '@naungan/domain/lines/vehicle';

/** One simple sentence about each extension: the losses that it pays for. */
export const EXTENSION_EXPLANATIONS: Readonly<Record<ExtensionCode, string>> = {
  FLOOD_TYPHOON: 'Menjamin kerusakan kendaraan akibat banjir, badai, hujan es, atau tanah longsor.',
  EARTHQUAKE_TSUNAMI_VOLCANO:
    'Menjamin kerusakan kendaraan akibat gempa bumi, tsunami, atau letusan gunung berapi.',
  SRCC: 'Menjamin kerusakan kendaraan akibat unjuk rasa yang ricuh, pemogokan, atau kerusuhan.',
  TERRORISM_SABOTAGE: 'Menjamin kerusakan kendaraan akibat aksi teror atau perusakan yang disengaja.',
  TPL: 'Membayar ganti rugi kepada orang lain bila kendaraan Anda melukai mereka atau merusak milik mereka.',
  PASSENGER_LIABILITY: 'Membayar ganti rugi bila penumpang menuntut Anda karena celaka di kendaraan ini.',
  PA_DRIVER: 'Memberi santunan bila pengemudi meninggal atau cacat tetap karena kecelakaan kendaraan ini.',
  PA_PASSENGER: 'Memberi santunan bila penumpang meninggal atau cacat tetap karena kecelakaan kendaraan ini.',
  AUTHORIZED_WORKSHOP:
    'Kendaraan diperbaiki di bengkel resmi mereknya, bukan di bengkel umum rekanan perusahaan asuransi.',
};
