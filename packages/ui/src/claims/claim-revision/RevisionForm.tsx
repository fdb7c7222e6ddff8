import type { AttachmentSpec } from '@naungan/domain/attachment';
import { CLAIM_MESSAGES, checkRevision } from '@naungan/domain/claim';
import type { ClaimDetail } from '@naungan/domain/claim/record';
import { useState } from 'react';
import { chosenFiles } from '../../fields/attachment/attachment-page.tsx';
import { AttachmentFields, useFileUploads } from '../../fields/attachment/index.ts';
import { SendProgress } from '../../flow/send/SendProgress.tsx';
import { Alert } from '../../primitives/alert/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { ConfirmDialog, useQuestion } from '../../primitives/confirm-dialog/index.ts';
import { toast } from '../../primitives/toast/index.ts';
import { useSame } from '../../primitives/use-same.ts';
import { ActFailure } from '../claim-progress/ActFailure.tsx';
import type { ClaimDialogProps } from '../claim-progress/claim-dialog.ts';
import { ABOUT_CLAIM, useClaimAct } from '../claim-progress/use-claim-act.ts';
import { useKeptFiles } from '../claim-progress/use-kept-files.ts';
import { REVISION_RULES } from './revision-rules.ts';

const NO_FILES = {};

/** What of a document that was sent back has to come again. */
const wantedOf = ({ info }: ClaimDetail): AttachmentSpec[] =>
  info.attachment
    .filter(({ needRevision }) => needRevision)
    .map(({ code, title, extention, limit, min, max }) => ({
      code,
      name: title,
      extention,
      required: true,
      limit,
      min,
      max,
    }));

/** The documents that were sent back, each with its place for new files; they go on their way as soon as they are chosen. */
export function RevisionForm({
  claim,
  actions,
  refresh,
}: Pick<ClaimDialogProps, 'claim' | 'actions' | 'refresh'>) {
  const { files, change } = useKeptFiles('documents', actions);
  const wanted = useSame(wantedOf(claim));
  const uploads = useFileUploads(wanted, files ?? NO_FILES, actions.uploadFile);
  const [problem, setProblem] = useState<string | null>(null);
  const question = useQuestion();
  const { act, pending, progress, error } = useClaimAct({
    open: true,
    close: () => undefined,
    refresh,
    failed: 'Berkas belum terkirim, silakan coba lagi',
  });
  if (!files) return null;

  const chosen = chosenFiles({ attachments: wanted }, { files });

  /** Said in a toast as well [3 §8]. */
  function refuse(code: string, message: string | null) {
    uploads.refuse(code, message);
    if (message) toast({ tone: 'warning', message, about: ABOUT_CLAIM });
  }

  async function send() {
    const waits = Object.values(uploads.preparing).some((file) => file !== null);
    const found = waits
      ? 'Foto masih disiapkan, mohon tunggu sebentar'
      : checkRevision(
          wanted.map((spec) => ({ ...spec, title: spec.name })),
          chosen.map(({ code }) => code),
        );
    setProblem(found);
    if (found) toast({ tone: 'warning', message: found, about: ABOUT_CLAIM });
    if (found || !(await question.ask())) return;
    // The files stay as they are: what is taken back after it was sent would be deleted on the server.
    await act(
      (tools) => uploads.deliver(chosen, tools, (sent) => actions.sendDocuments(sent, tools)),
      'Berkas Anda sudah kami terima dan diperiksa kembali',
    );
  }

  return (
    <div className="nu:mt-4 nu:grid nu:gap-5 nu:border-t nu:border-line nu:pt-4">
      <ActFailure error={error} />
      <AttachmentFields
        specs={wanted}
        files={files}
        rules={REVISION_RULES}
        camera
        errors={{}}
        uploads={{ ...uploads, refuse }}
        onChange={(next) => {
          setProblem(null);
          change(next);
        }}
      />
      {/* The toast is read out. */}
      {problem && (
        <Alert tone="warning" role="note">
          {problem}
        </Alert>
      )}
      {progress !== null && <SendProgress ratio={progress} />}
      <Button className="nu:@tablet:justify-self-start" pending={pending} onClick={() => void send()}>
        Simpan perubahan
      </Button>
      <ConfirmDialog
        {...question.props}
        title={CLAIM_MESSAGES.reviseConfirm}
        description="Berkas dikirim ke perusahaan asuransi untuk diperiksa kembali."
        confirmLabel="Ya, simpan"
      />
    </div>
  );
}
