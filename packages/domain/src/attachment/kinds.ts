export const ATTACHMENT_KIND_CODES = ['pdf', 'image', 'pdf_image', 'video', 'video_image'] as const;

export type AttachmentKind = (typeof ATTACHMENT_KIND_CODES)[number];

export type AttachmentKindRow = {
  kind: AttachmentKind;
  label: string;
  extensions: readonly string[];
  mimeTypes: readonly string[];
  invalidMessage: string;
};

// 'image/jpg' is not a registered type, but some phones send it.
const JPEG = ['image/jpeg', 'image/jpg'] as const;

/**
 * Extensions and MIME types of each kind [2 §5]. The kind `pdf_image` is an addition to the specification: a
 * paper document that may be photographed.
 */
export const ATTACHMENT_KINDS: Record<AttachmentKind, AttachmentKindRow> = {
  pdf: {
    kind: 'pdf',
    label: 'PDF',
    extensions: ['pdf'],
    mimeTypes: ['application/pdf'],
    invalidMessage: 'File dokumen tidak valid, dokumen: pdf',
  },
  image: {
    kind: 'image',
    label: 'Gambar (JPG, PNG diubah otomatis)',
    extensions: ['jpg', 'jpeg'],
    mimeTypes: JPEG,
    invalidMessage: 'File gambar tidak valid, gambar: jpg',
  },
  pdf_image: {
    kind: 'pdf_image',
    label: 'PDF atau gambar (JPG atau PNG)',
    extensions: ['pdf', 'jpg', 'jpeg', 'png'],
    mimeTypes: ['application/pdf', ...JPEG, 'image/png'],
    invalidMessage: 'File dokumen tidak valid, dokumen: pdf, gambar: jpg atau png',
  },
  video: {
    kind: 'video',
    label: 'Video (MP4)',
    extensions: ['mp4'],
    mimeTypes: ['video/mp4'],
    invalidMessage: 'File video tidak valid, video: mp4',
  },
  video_image: {
    kind: 'video_image',
    label: 'Video (MP4) atau gambar (JPG, PNG diubah otomatis)',
    extensions: ['mp4', 'jpg', 'jpeg'],
    mimeTypes: ['video/mp4', ...JPEG],
    invalidMessage: 'File gambar atau video tidak valid, video: mp4, gambar: jpg',
  },
};

export function isAttachmentKind(text: unknown): text is AttachmentKind {
  return typeof text === 'string' && Object.hasOwn(ATTACHMENT_KINDS, text);
}

/** Returns a kind that accepts all files of both kinds; `first` if there is none. */
export function kindForBoth(first: AttachmentKind, second: AttachmentKind): AttachmentKind {
  const types = [first, second].flatMap((kind) => ATTACHMENT_KINDS[kind].mimeTypes);
  const acceptsBoth = (kind: AttachmentKind) =>
    types.every((type) => ATTACHMENT_KINDS[kind].mimeTypes.includes(type));
  return ATTACHMENT_KIND_CODES.find(acceptsBoth) ?? first;
}

/** Returns whether a document may be a picture, which the browser can shrink or convert to JPEG. */
export const acceptsPictures = (kind: AttachmentKind): boolean =>
  ATTACHMENT_KINDS[kind].mimeTypes.some((type) => type.startsWith('image/'));

/** Returns the `accept` attribute of a file input. Pictures may be PNG, because the browser converts PNG to JPEG before the upload. */
export function acceptedFiles(kind: AttachmentKind): string {
  const { extensions, mimeTypes } = ATTACHMENT_KINDS[kind];
  const names = [...extensions.map((extension) => `.${extension}`), ...mimeTypes];
  return [...new Set(acceptsPictures(kind) ? [...names, '.png', 'image/png'] : names)].join(',');
}
