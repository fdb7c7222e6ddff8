import { LINES, type ProductType } from '@naungan/domain/lines';
import { Breadcrumb } from '../../primitives/breadcrumb/index.ts';
import { tabHref, useLinks, useTexts } from '../../primitives/host/index.ts';

/** Breadcrumb of an order's page; the same before and after it loads. */
export function OrderTrail({ productType }: { productType: ProductType }) {
  const links = useLinks();
  const { orders = 'Orderan Saya' } = useTexts();
  return (
    <div>
      <Breadcrumb
        items={[
          { label: orders, href: tabHref(links.orders, productType) },
          { label: LINES[productType].label },
        ]}
      />
      <p className="nu:mt-1 nu:max-w-2xl nu:text-muted">
        Di sini Anda dapat melihat status pesanan, rincian biaya, dan data yang kami teruskan ke perusahaan
        asuransi. Hubungi kami bila ada yang tidak sesuai.
      </p>
    </div>
  );
}
