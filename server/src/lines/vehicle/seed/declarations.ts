import type { VehicleType } from '@naungan/domain/lines/vehicle';
import type { VehiclePlan } from '@naungan/domain/lines/vehicle/record';
import { asDeclarations, type Question } from '../../seed/questions.ts';
import type { ProductRow } from './catalogue.ts';

/** Cars (MV4) and motorcycles (MV2). */
const CARS_AND_MOTORCYCLES: readonly VehicleType[] = ['MV4', 'MV2'];
const TRUCKS_AND_BUSES: readonly VehicleType[] = ['TRUCK', 'BUS'];

/** A question with `types` is only for vehicles of these types. */
const QUESTIONS: (Question & { types?: readonly VehicleType[] })[] = [
  {
    key: 'pribadi',
    question:
      'Apakah kendaraan hanya digunakan untuk keperluan pribadi, tidak disewakan dan bukan angkutan umum?',
    requiredAnswer: 'ya',
    types: CARS_AND_MOTORCYCLES,
  },
  {
    key: 'izin',
    question: 'Apakah kendaraan memiliki izin usaha angkutan dan uji berkala yang masih berlaku?',
    requiredAnswer: 'ya',
    types: TRUCKS_AND_BUSES,
  },
  { key: 'rusak', question: 'Apakah kendaraan sedang dalam keadaan rusak?', requiredAnswer: 'tidak' },
  {
    key: 'lain',
    question: 'Apakah kendaraan ini sedang dijamin oleh polis asuransi lain?',
    requiredAnswer: 'tidak',
  },
  {
    key: 'benar',
    question: 'Apakah seluruh keterangan yang Anda berikan benar, lengkap, dan sesuai dengan STNK?',
    requiredAnswer: 'ya',
  },
];

/**
 * Returns the questions of a product. Cars and motorcycles must be in private use, because no product has a
 * rate for commercial use. Trucks and buses must have a transport licence (docs/decisions/0013-vehicle-tariff.md).
 * If a product insures, for example, both cars and trucks, each question applies only to the vehicle types in its `types`.
 */
export function declarationsOf({
  code,
  types,
}: Pick<ProductRow, 'code' | 'types'>): VehiclePlan['declarations'] {
  return QUESTIONS.flatMap(({ types: questionTypes = types, ...question }) => {
    const vehicleTypes = types.filter((type) => questionTypes.includes(type));
    if (vehicleTypes.length === 0) return [];
    const concernsAllTypes = vehicleTypes.length === types.length;
    return asDeclarations(code, [question]).map((declaration) =>
      concernsAllTypes ? declaration : { ...declaration, vehicleTypes },
    );
  });
}
