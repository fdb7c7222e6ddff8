import * as contract from '@naungan/api/privacy';
import { throwProblem } from '../../api-problem.ts';
import { takePoints } from '../../core/limits.ts';
import { defineModule } from '../../core/module.ts';
import { LIMITS } from '../../limits.ts';
import { route } from '../../plugins/route.ts';
import { mountDataFile } from './data-file.ts';
import { dataLink } from './data-link.ts';
import { deleteAccount, previewDeletion } from './deletion.ts';

const WRONG_PASSWORD_MESSAGE = 'Password salah';
const SIGN_IN_AGAIN_MESSAGE =
  'Demi keamanan, silakan keluar lalu masuk kembali dengan Google, kemudian hapus akun dalam 15 menit';

/** Serves the export and the deletion of a member's personal data (UU 27/2022, articles 7, 8 and 13). */
export const privacyModule = defineModule({
  name: 'privacy',
  async routes(app) {
    route(app, contract.memberData, async ({ params, member, deps }) => {
      if (params.id !== member.userId) return throwProblem('NOT_FOUND');
      await takePoints(deps, LIMITS.memberData, member.userId);
      const json = dataLink(deps, member.userId, 'json');
      const pdf = dataLink(deps, member.userId, 'pdf');
      return { response: { json: json.path, pdf: pdf.path, expiresAt: pdf.expiresAt.toISOString() } };
    });
    mountDataFile(app);

    route(app, contract.deletionPreview, async ({ params, member, deps }) => {
      if (params.id !== member.userId) return throwProblem('NOT_FOUND');
      return { response: await previewDeletion(deps, member) };
    });

    route(app, contract.deleteAccount, async ({ params, body, member, deps }) => {
      if (params.id !== member.userId) return throwProblem('NOT_FOUND');
      await takePoints(deps, LIMITS.deletion, member.userId);
      const problem = await deleteAccount(deps, member, body.password);
      if (problem?.reason === 'password') {
        return throwProblem('INVALID', WRONG_PASSWORD_MESSAGE, [
          { path: 'password', message: WRONG_PASSWORD_MESSAGE },
        ]);
      }
      if (problem?.reason === 'stale') return throwProblem('FORBIDDEN', SIGN_IN_AGAIN_MESSAGE);
      if (problem?.reason === 'hindered') return throwProblem('CONFLICT', problem.obstacle);
      return { response: null, message: 'Akun Anda sudah dihapus' };
    });
  },
});
