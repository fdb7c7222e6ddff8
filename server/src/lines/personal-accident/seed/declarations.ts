import type { Plan } from '@naungan/domain/lines/record';
import { asDeclarations, type Question } from '../../seed/questions.ts';
import type { AccidentProduct } from './product.ts';
import { classOf } from './reference-data.ts';

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

const ADULT_AGE = 17;

/** Returns whether a plan insures only children, who have no occupation, motorcycle or risky sport to declare. */
const isForChildren = ({ bands }: AccidentProduct) => bands.every(({ maxAge }) => maxAge < ADULT_AGE);

const occupationQuestion = ({ riskClass }: AccidentProduct): Question => {
  const { name_id, description_id } = classOf(riskClass);
  const [condition = ''] = description_id.split(':');
  const orLighterClass = riskClass === 1 ? '' : ' atau kelas yang lebih ringan';
  return {
    key: 'pekerjaan',
    question: `Apakah pekerjaan sehari-hari tertanggung termasuk ${name_id} (${lowerFirst(condition)})${orLighterClass}?`,
    requiredAnswer: 'ya',
  };
};

const disabilityQuestion: Question = {
  key: 'cacat',
  question:
    'Apakah tertanggung saat ini memiliki cacat tetap, kehilangan fungsi anggota tubuh, epilepsi, atau gangguan penglihatan yang tidak dapat dikoreksi kacamata?',
  requiredAnswer: 'tidak',
};
const motorcycleQuestion: Question = {
  key: 'motor',
  question:
    'Apakah tertanggung mengendarai sepeda motor untuk bekerja (ojek, kurir) atau mengendarai sepeda motor di atas 250 cc?',
  requiredAnswer: 'tidak',
};
const sportsQuestion: Question = {
  key: 'olahraga',
  question:
    'Apakah tertanggung menekuni olahraga berisiko seperti menyelam, panjat tebing, terjun payung, atau balap?',
  requiredAnswer: 'tidak',
};
const formerRefusalQuestion: Question = {
  key: 'ditolak',
  question:
    'Apakah permohonan asuransi jiwa atau kecelakaan diri atas nama tertanggung pernah ditolak, ditunda, atau dikenai syarat khusus?',
  requiredAnswer: 'tidak',
};
const beneficiaryQuestion: Question = {
  key: 'penerima',
  question:
    'Apakah penerima manfaat yang Anda cantumkan memiliki hubungan keluarga dengan tertanggung seperti yang Anda pilih?',
  requiredAnswer: 'ya',
};
const truthQuestion: Question = {
  key: 'benar',
  question:
    'Apakah seluruh keterangan yang Anda berikan benar, lengkap, dan sesuai dengan keadaan tertanggung?',
  requiredAnswer: 'ya',
};

/** Returns the questions of a plan, four to seven. A plan has no question about a risk that it covers. */
export function declarationsOf(product: AccidentProduct): Plan['declarations'] {
  const isChildPlan = isForChildren(product);
  return asDeclarations(product.code, [
    ...(isChildPlan ? [] : [occupationQuestion(product)]),
    disabilityQuestion,
    ...(isChildPlan || product.coversMotorcycle ? [] : [motorcycleQuestion]),
    ...(isChildPlan || product.coversSports ? [] : [sportsQuestion]),
    formerRefusalQuestion,
    beneficiaryQuestion,
    truthQuestion,
  ]);
}
