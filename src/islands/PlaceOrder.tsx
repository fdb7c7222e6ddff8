import { toForm } from '@naungan/api/multipart';
import { DEFAULT_BIRTH_DATE, todayInJakarta } from '@naungan/domain/dates';
import { invoicePath, LINES, orderDetailPath } from '@naungan/domain/lines';
import type { Member } from '@naungan/domain/member/record';
import type { DraftKeeping } from '@naungan/ui/flow/draft-note';
import type { EarlierSend } from '@naungan/ui/flow/send';
import { type OrderPlaced, type OrderSubmission, OrderWizardPage } from '@naungan/ui/orders/order-wizard';
import { useRef, useState } from 'react';
import type { BirthLine } from '../lib/birth-lines.ts';
import { api } from '../stores/app.ts';
import { deviceId } from '../stores/device.ts';
import { drafts, idempotencyKeys } from '../stores/member-drafts.ts';
import { fileUploader, forgetUploads } from '../stores/member-uploads.ts';
import { acceptAlreadySent } from './already-sent.ts';
import { BIRTH_LINE_CALLS } from './birth-line-calls.ts';
import { loadRegions } from './calls.ts';
import { askConsultant, requestContact } from './consultant.ts';
import { MemberOnly } from './Frame.tsx';
import { givenBirthDate } from './plan-address.ts';
import { copyFromLastOrder, resumeDraft, type SavedOrder } from './saved-order.ts';
import { useHashStep } from './use-hash-step.ts';

async function send(
  code: BirthLine,
  form: string,
  owner: string,
  submission: OrderSubmission,
  onProgress: (share: number) => void,
) {
  const { files, params, ...parts } = submission;
  const key = await idempotencyKeys.keyOf(owner, form);
  const { message, response } = await api.upload(BIRTH_LINE_CALLS[code].createOrder, {
    form: toForm({ ...parts, params: { ...params, deviceUUID: deviceId() } }, files, key),
    headers: { 'Idempotency-Key': key },
    onProgress,
  });
  return { message, ...response };
}

function Wizard({ code, id, member }: { code: BirthLine; id: string; member: Member }) {
  const line = LINES[code];
  const form = `${line.code}.${id}`;
  const [uploadFile] = useState(() =>
    fileUploader({ owner: member.id, form, purpose: { productType: line.code } }),
  );
  const [step, setStep] = useHashStep();
  const [keeping, setKeeping] = useState<DraftKeeping>();
  const [dob] = useState(() => givenBirthDate(location.search));
  const searched = useRef(dob);

  async function load() {
    const [plan, own] = await Promise.all([
      BIRTH_LINE_CALLS[code].loadPlan(id, dob ?? DEFAULT_BIRTH_DATE),
      drafts.load<SavedOrder>(member.id, form),
    ]);
    const last = own ? null : await drafts.latest<SavedOrder>(member.id, line.code);
    const draft = own ?? (last && copyFromLastOrder(last, plan.attachments));
    searched.current = dob ?? draft?.values.searched;
    return { plan, draft: draft && resumeDraft(draft, dob) };
  }

  async function done(placed: OrderPlaced | EarlierSend) {
    if ('earlier' in placed) return location.assign(`/orders/?product=${line.code}`);
    const { productType, _id } = placed;
    location.assign(placed.invoice ? invoicePath(productType, _id) : orderDetailPath(productType, _id));
  }

  async function submit(submission: OrderSubmission, progress: { onProgress: (share: number) => void }) {
    const placed = await acceptAlreadySent(() =>
      send(code, form, member.id, submission, progress.onProgress),
    );
    forgetUploads({ owner: member.id, form });
    await drafts.discard(member.id, form);
    // Last: a draft without its key could be sent as a second order.
    idempotencyKeys.forget(member.id, form);
    return placed;
  }

  return (
    <OrderWizardPage
      productType={line.code}
      load={load}
      birthDate={dob}
      today={todayInJakarta(new Date())}
      member={member}
      step={step}
      onStepChange={setStep}
      onDraftChange={({ files, ...values }) =>
        void drafts
          .save(member.id, form, { ...values, searched: searched.current } satisfies SavedOrder, files)
          .then(setKeeping)
      }
      keeping={keeping}
      loadRegions={loadRegions}
      uploadFile={uploadFile}
      onSubmit={submit}
      onDone={done}
      plansHref={line.listPath + (dob ? `?dob=${dob}` : '')}
      onConsultant={(request, plan) => askConsultant(line.code, plan._id, request, dob)}
      {...requestContact(member)}
    />
  );
}

/** The order wizard of a line that is sold by date of birth, for a member with a complete profile. */
export default function PlaceOrder({ code, id }: { code: BirthLine; id: string }) {
  return (
    <MemberOnly completeProfileWithin={LINES[code].profileWarningMs}>
      {(member) => <Wizard code={code} id={id} member={member} />}
    </MemberOnly>
  );
}
