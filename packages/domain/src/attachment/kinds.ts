export const ATTACHMENT_KIND_CODES = ['pdf', 'image', 'video', 'video_image'] as const;

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

/** What each kind takes [2 §5]. */
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
    label: 'Gambar (JPG)',
    extensions: ['jpg', 'jpeg'],
    mimeTypes: JPEG,
    invalidMessage: 'File gambar tidak valid, gambar: jpg',
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
    label: 'Video (MP4) atau gambar (JPG)',
    extensions: ['mp4', 'jpg', 'jpeg'],
    mimeTypes: ['video/mp4', ...JPEG],
    invalidMessage: 'File gambar atau video tidak valid, video: mp4, gambar: jpg',
  },
};

export function isAttachmentKind(text: unknown): text is AttachmentKind {
  return typeof text === 'string' && Object.hasOwn(ATTACHMENT_KINDS, text);
}

/** The `accept` of a file input. */
export function acceptedFiles(kind: AttachmentKind): string {
  const { extensions, mimeTypes } = ATTACHMENT_KINDS[kind];
  return [...extensions.map((extension) => `.${extension}`), ...mimeTypes].join(',');
}
