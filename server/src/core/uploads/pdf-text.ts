import { namesPattern } from './pdf-names.ts';

/**
 * Actions that run scripts or programs, or send data, and embedded files. A viewer may follow them when a person opens
 * the document, and the desk would open it.
 */
const ACTIVE_NAMES = namesPattern([
  'JavaScript',
  'Launch',
  'EmbeddedFile',
  'EmbeddedFiles',
  'FileAttachment',
  'RichMedia',
  'Rendition',
  'SubmitForm',
  'ImportData',
  'OnInstantiate',
  'XFA',
]);
const ENCRYPTION = namesPattern(['Encrypt']);
/** An action that runs without a click. `/OpenAction [` is only the page that is shown first. */
const AUTOMATIC_ACTION = new RegExp(
  `${namesPattern(['OpenAction'], '(?!\\s*\\[)').source}|${namesPattern(['AA'], '\\s*(?:<<|\\d+\\s+\\d+\\s+R)').source}`,
);
/** Actions that leave the document. A link that a person clicks is harmless. */
const EXTERNAL_ACTION = namesPattern(['URI', 'GoToR', 'GoToE']);

/** What the texts of a PDF contain. */
export type PdfFindings = {
  hasActiveContent: boolean;
  isEncrypted: boolean;
  hasAutomaticAction: boolean;
  hasExternalAction: boolean;
};

export const noFindings = (): PdfFindings => ({
  hasActiveContent: false,
  isEncrypted: false,
  hasAutomaticAction: false,
  hasExternalAction: false,
});

/** Adds the findings of a text, which is a part of the file or of a decompressed stream. */
export function addFindings(findings: PdfFindings, text: string): void {
  findings.hasActiveContent ||= ACTIVE_NAMES.test(text);
  findings.isEncrypted ||= ENCRYPTION.test(text);
  findings.hasAutomaticAction ||= AUTOMATIC_ACTION.test(text);
  findings.hasExternalAction ||= EXTERNAL_ACTION.test(text);
}

const OBJECT_STREAM = namesPattern(['ObjStm', 'First']);
const FILTER = namesPattern(['Filter']);
const OTHER_FILTER_OR_PREDICTOR = namesPattern([
  'ASCIIHexDecode',
  'AHx',
  'ASCII85Decode',
  'A85',
  'LZWDecode',
  'LZW',
  'RunLengthDecode',
  'RL',
  'Crypt',
  'Predictor',
]);
const DEFLATE = namesPattern(['FlateDecode', 'Fl']);

/**
 * Returns whether the dictionary of a stream describes objects that this server cannot read: it reads object streams that
 * are not compressed, or compressed with Deflate only, as all common programs write them.
 */
export const isUnreadableObjectStream = (dictionary: string): boolean =>
  OBJECT_STREAM.test(dictionary) &&
  FILTER.test(dictionary) &&
  (OTHER_FILTER_OR_PREDICTOR.test(dictionary) || !DEFLATE.test(dictionary));
