import { FileText, Printer } from 'lucide-react';
import { useState } from 'react';
import { Button, type ButtonProps } from '../../primitives/button/index.ts';
import { Dialog } from '../../primitives/dialog/index.ts';
import { ProductSummary, type ProductSummaryProps } from './ProductSummary.tsx';

export type ProductSummaryButtonProps = ProductSummaryProps & Pick<ButtonProps, 'className' | 'size'>;

/** Opens the 'Ringkasan Informasi Produk', which prints as a document of its own. */
export function ProductSummaryButton({ className, size = 'sm', ...summary }: ProductSummaryButtonProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="secondary"
        size={size}
        {...(className ? { className } : {})}
        iconStart={<FileText aria-hidden="true" size={18} />}
        onClick={() => setOpen(true)}
      >
        Ringkasan Informasi Produk
      </Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        size="lg"
        title="Ringkasan Informasi Produk"
        footer={
          <Button iconStart={<Printer aria-hidden="true" size={18} />} onClick={() => window.print()}>
            Cetak
          </Button>
        }
      >
        <ProductSummary {...summary} />
      </Dialog>
    </>
  );
}
