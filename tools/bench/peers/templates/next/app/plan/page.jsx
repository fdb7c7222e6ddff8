import { BirthDateForm } from './birth-date-form.jsx';
import { Filters } from './filters.jsx';
import { HiddenPlan } from './hidden-plan.jsx';
import { Plan } from './plan.jsx';

const API = process.env.BENCH_API;

/** The list of plans for the birth date and the filters in the URL. */
export default async function Page({ searchParams }) {
  const { dob = '', q = '', sort = 'createdAt:desc' } = await searchParams;
  const [sortField, sortOrder] = sort.split(':');
  const query = new URLSearchParams({
    size: '10',
    sortField,
    sortOrder,
    ...(dob && { dob }),
    ...(q && { q }),
  });
  const { response } = await (await fetch(`${API}/api/v1/health?${query}`)).json();
  const firstHidden = response.rows.findIndex(({ blurred }) => blurred);
  return (
    <main>
      <h1>Pilihan Asuransi Kesehatan</h1>
      <BirthDateForm birthDate={response.birthDate} />
      <Filters birthDate={response.birthDate} search={q} sort={sort} />
      <p role="status">{response.total} produk ditemukan</p>
      {response.rows.map((plan, index) =>
        plan.blurred ? (
          <HiddenPlan key={plan._id} isFirst={index === firstHidden} />
        ) : (
          <Plan key={plan._id} plan={plan} birthDate={response.birthDate} />
        ),
      )}
    </main>
  );
}
