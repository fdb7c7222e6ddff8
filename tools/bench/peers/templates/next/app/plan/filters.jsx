import Form from 'next/form';

const SORTS = [
  ['createdAt:desc', 'Terbaru'],
  ['premium:asc', 'Premi terendah'],
  ['premium:desc', 'Premi tertinggi'],
  ['productName:asc', 'Nama A-Z'],
];

/** Search box and order of the list. `Form` navigates without loading the document again. */
export function Filters({ birthDate, search, sort }) {
  return (
    <search aria-label="Cari dan saring produk">
      <Form action="/plan" className="fields">
        <input type="hidden" name="dob" value={birthDate} />
        <input
          type="search"
          name="q"
          aria-label="Cari nama produk"
          placeholder="Cari nama produk"
          maxLength={100}
          autoComplete="off"
          defaultValue={search}
        />
        <select name="sort" aria-label="Urutkan" defaultValue={sort}>
          {SORTS.map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
        <button type="submit">Cari</button>
      </Form>
    </search>
  );
}
