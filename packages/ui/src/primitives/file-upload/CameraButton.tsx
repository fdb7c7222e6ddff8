import { type AttachmentSpec, acceptsPictures } from '@naungan/domain/attachment';
import { Camera } from 'lucide-react';
import { useRef } from 'react';
import { cx } from '../cx.ts';
import type { Messages } from '../host/messages.ts';
import { pickerClass } from './picker-class.ts';

export type CameraButtonProps = {
  spec: AttachmentSpec;
  onFiles: (files: FileList | null) => void;
  messages: Messages['FileUpload'];
};

/**
 * A button that opens the camera of a phone or tablet. It is hidden on other devices, where `capture` has no
 * effect.
 */
export function CameraButton({ spec, onFiles, messages }: CameraButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  if (!acceptsPictures(spec.extention)) return null;
  return (
    <>
      <button
        type="button"
        aria-label={messages.takePhotoOf(spec.name)}
        onClick={() => input.current?.click()}
        className={cx(pickerClass, 'nu:hidden! nu:flex-1 nu:pointer-coarse:flex!')}
      >
        <Camera aria-hidden="true" size={20} className="nu:shrink-0" />
        {messages.takePhoto}
      </button>
      <input
        ref={input}
        type="file"
        hidden
        accept="image/*"
        capture="environment"
        onChange={(event) => {
          onFiles(event.target.files);
          // Allows the same photo to be chosen again after it was removed or rejected.
          event.target.value = '';
        }}
      />
    </>
  );
}
