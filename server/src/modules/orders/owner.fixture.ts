import type { AttachmentSpec } from '@naungan/domain/attachment';
import type { Part } from '../../../test/harness.ts';
import { readDataFile } from '../../core/data-file.ts';
import { JPEG, PDF } from './fixture.ts';
import { PERSON } from './person.fixture.ts';

/** For tests: data that orders of vehicles and buildings share. */

/** The owner of a vehicle or building, as the wizard sends it. */
export const OWNER = { ...PERSON, birthDate: '', placeOfbirth: '' };

/** The amounts of an order that has no price. The server rejects such an order. */
export const NO_AMOUNTS = { premium: 0, adminFee: 0, policyPrintFee: 0, serviceFee: 0, total: 0 };

const VIDEO = readDataFile('demo/video.mp4');
const FILES_BY_KIND = {
  image: { content: JPEG, mimeType: 'image/jpeg', extension: 'jpg' },
  video: { content: VIDEO, mimeType: 'video/mp4', extension: 'mp4' },
};
const PDF_FILE = { content: PDF, mimeType: 'application/pdf', extension: 'pdf' };

/** Returns a file part for each document of a product. */
export const documentParts = (specs: readonly AttachmentSpec[]): Part[] =>
  specs.map(({ code, name, extention }) => {
    const file = extention === 'image' || extention === 'video' ? FILES_BY_KIND[extention] : PDF_FILE;
    const { content, mimeType, extension } = file;
    return { name: code, content, mimeType, fileName: `a1b2--${name}.${extension}` };
  });
