import { PRODUCT_TYPE_INFO, type ProductType } from '@naungan/domain/lines';
import { Breadcrumb } from '../../primitives/breadcrumb/index.ts';
import { atTab, useLinks, useTexts } from '../../primitives/host/index.ts';

/** Where an order stands, and what its page tells; the same before and after it is loaded. */
export function OrderTrail({ productType }: { productType: ProductType }) {
  const links = useLinks();
  const { orders = 'Orderan Saya' } = useTexts();
  return (
    <div>
      <Breadcrumb
        items={[
          { label: orders, href: atTab(links.orders, productType) },
          { label: PRODUCT_TYPE_INFO[productType].label },
        ]}
      />
      <p className="nu:mt-1 nu:max-w-2xl nu:text-muted">
        Di sini Anda dapat melihat status order, rincian biaya, dan data yang kami teruskan ke perusahaan
        asuransi. Hubungi kami bila ada yang tidak sesuai.
      </p>
    </div>
  );
}
