import { LIABILITY_CAUSE, VEHICLE_THEFT } from '../../claim/cause.ts';
import { type CauseCover, UNRESTRICTED_COVER } from '../../claim/cause-cover.ts';
import { EXTENSIONS, type ExtensionCode } from './extension-rates.ts';
import type { Cover } from './vehicle-type.ts';

/** The extensions by the code of the cause. A policy needs one of them to cover the cause. An absent cause needs no extension. */
export const EXTENSIONS_OF_CAUSE: Readonly<Record<string, readonly ExtensionCode[]>> = {
  VE09: ['FLOOD_TYPHOON'],
  VE10: ['FLOOD_TYPHOON'],
  VE11: ['EARTHQUAKE_TSUNAMI_VOLCANO'],
  VE12: ['SRCC'],
  VE13: ['TERRORISM_SABOTAGE'],
  [LIABILITY_CAUSE]: ['TPL'],
  VE15: ['PA_DRIVER', 'PA_PASSENGER'],
};

/** Theft of equipment and broken glass, which are never a total loss. */
const PARTIAL_CAUSES = ['VE06', 'VE16'];

const lowerFirstLetter = (name: string) => `${name.slice(0, 1).toLowerCase()}${name.slice(1)}`;

function reasonOf(cover: Cover, extensions: readonly ExtensionCode[], cause: string): string | null {
  const requiredExtensions = EXTENSIONS_OF_CAUSE[cause];
  if (requiredExtensions && !requiredExtensions.some((code) => extensions.includes(code))) {
    const names = requiredExtensions.map((code) => lowerFirstLetter(EXTENSIONS[code].name));
    return `Polis ini tidak memiliki perluasan ${names.join(' atau ')}`;
  }
  if (cover !== 'tlo' || cause === VEHICLE_THEFT) return null;
  return PARTIAL_CAUSES.includes(cause)
    ? 'Polis ini hanya menjamin kerugian total'
    : 'Polis ini menjamin kerugian total, yaitu bila biaya perbaikan mencapai 75% harga kendaraan; kerusakan yang lebih kecil tidak dijamin';
}

/** Returns how a policy with a cover and extensions covers a cause. */
export const vehicleCauseCover = (
  { cover, extensions }: { cover: Cover; extensions: readonly ExtensionCode[] },
  cause: string,
): CauseCover => ({ ...UNRESTRICTED_COVER, reason: reasonOf(cover, extensions, cause) });
