import type { Plan } from '@naungan/domain/lines/record';
import { asDeclarations, type Question } from '../../seed/questions.ts';
import type { AccidentProduct } from './product.ts';
import { classOf } from './reference-data.ts';

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

const ADULT_AGE = 17;

/** Plans for children have no question about the occupation. */
const isForChildren = ({ bands }: AccidentProduct) => bands.every(({ maxAge }) => maxAge < ADULT_AGE);

const occupation = ({ riskClass }: AccidentProduct): Question => {
  const { name_id, description_id } = classOf(riskClass);
  const [condition = ''] = description_id.split(':');
  const upTo = riskClass === 1 ? '' : ' atau kelas yang lebih ringan';
  return {
    key: 'pekerjaan',
    question: `Apakah pekerjaan sehari-hari tertanggung termasuk ${name_id} (${lowerFirst(condition)})${upTo}?`,
    requiredAnswer: 'ya',
  };
};

const disability: Question = {
  key: 'cacat',
  question:
    'Apakah tertanggung saat ini memiliki cacat tetap, kehilangan fungsi anggota tubuh, epilepsi, atau gangguan penglihatan yang tidak dapat dikoreksi kacamata?',
  requiredAnswer: 'tidak',
};
const motorcycle: Question = {
  key: 'motor',
  question:
    'Apakah tertanggung mengendarai sepeda motor untuk bekerja (ojek, kurir) atau mengendarai sepeda motor di atas 250 cc?',
  requiredAnswer: 'tidak',
};
const sports: Question = {
  key: 'olahraga',
  question:
    'Apakah tertanggung menekuni olahraga berisiko seperti menyelam, panjat tebing, terjun payung, atau balap?',
  requiredAnswer: 'tidak',
};
const refusedBefore: Question = {
  key: 'ditolak',
  question:
    'Apakah permohonan asuransi jiwa atau kecelakaan diri atas nama tertanggung pernah ditolak, ditunda, atau dikenai syarat khusus?',
  requiredAnswer: 'tidak',
};
const beneficiary: Question = {
  key: 'penerima',
  question:
    'Apakah penerima manfaat yang Anda cantumkan memiliki hubungan keluarga dengan tertanggung seperti yang Anda pilih?',
  requiredAnswer: 'ya',
};
const truth: Question = {
  key: 'benar',
  question:
    'Apakah seluruh keterangan yang Anda berikan benar, lengkap, dan sesuai dengan keadaan tertanggung?',
  requiredAnswer: 'ya',
};

/** Returns the four to seven questions of a plan, except questions about risks that the plan covers. */
export function declarationsOf(product: AccidentProduct): Plan['declarations'] {
  const isChildPlan = isForChildren(product);
  return asDeclarations(product.code, [
    ...(isChildPlan ? [] : [occupation(product)]),
    disability,
    ...(isChildPlan || product.coversMotorcycle ? [] : [motorcycle]),
    ...(isChildPlan || product.coversSports ? [] : [sports]),
    refusedBefore,
    beneficiary,
    truth,
  ]);
}
