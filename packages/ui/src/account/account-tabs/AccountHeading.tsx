import { Heading } from '../../primitives/heading/index.ts';
import { useTexts } from '../../primitives/host/index.ts';

/**
 * Heading of the account area. The page and its skeleton both show this heading, so that nothing shifts when
 * the member has loaded.
 */
export function AccountHeading() {
  return (
    <>
      <Heading level={1} className="nu:text-h2">
        {useTexts().account ?? 'Akun Saya'}
      </Heading>
      <p className="nu:mt-1 nu:mb-3 nu:max-w-2xl nu:text-muted">
        Pantau pesanan, tagihan, polis, dan klaim Anda, serta perbarui data diri di satu tempat.
      </p>
    </>
  );
}
