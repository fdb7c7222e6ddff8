import Image from 'next/image';
import Link from 'next/link';
import { CompareButton } from './compare-button.jsx';

const rupiah = new Intl.NumberFormat('id-ID', {
  style: 'currency',
  currency: 'IDR',
  maximumFractionDigits: 0,
});

/** A card of the list with the same facts and actions as this site's card. */
export function Plan({ plan, birthDate }) {
  const { _id: id, productName, insuranceCompany, premium, adminFee, highlights, transactionType } = plan;
  const query = `?dob=${birthDate}`;
  return (
    <article aria-label={productName}>
      <Image src={plan.logoProduct} alt="" width={48} height={48} />
      <h2>{productName}</h2>
      <p>{insuranceCompany.company_name}</p>
      <p className="price">{rupiah.format(premium + adminFee)}</p>
      <p>per tahun, termasuk biaya admin</p>
      <dl>
        {highlights.map(({ title, value }) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div className="fields">
        <CompareButton name={productName} />
        <Link href={`/plan/${id}${query}`} prefetch={false}>
          Detail
        </Link>
        <Link href={`/order/${id}${query}`} prefetch={false}>
          {transactionType === 'online' ? 'Beli' : 'Konsultasi'}
        </Link>
      </div>
    </article>
  );
}
