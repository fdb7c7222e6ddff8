import type { AttachmentSpec } from '@naungan/domain/attachment';
import type { Part } from '../../../test/harness.ts';
import { JPEG, PDF } from './fixture.ts';
import { PERSON } from './person.fixture.ts';

/** For tests only: what orders of things have alike. */

/** The owner of a car or a building, as the wizard sends them. */
export const OWNER = { ...PERSON, birthDate: '', placeOfbirth: '' };

/** Sent for what has no price: the server says so. */
export const NO_AMOUNTS = { premium: 0, adminFee: 0, policyPrintFee: 0, serviceFee: 0, total: 0 };

const VIDEO = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypmp42'), Buffer.alloc(64)]);
const CONTENT = {
  image: { content: JPEG, mimeType: 'image/jpeg', extension: 'jpg' },
  video: { content: VIDEO, mimeType: 'video/mp4', extension: 'mp4' },
};
const OTHER = { content: PDF, mimeType: 'application/pdf', extension: 'pdf' };

/** The documents of a product as file parts. */
export const documentParts = (specs: readonly AttachmentSpec[]): Part[] =>
  specs.map(({ code, name, extention }) => {
    const kind = extention === 'image' || extention === 'video' ? CONTENT[extention] : OTHER;
    const { content, mimeType, extension } = kind;
    return { name: code, content, mimeType, fileName: `a1b2--${name}.${extension}` };
  });
