import Form from 'next/form';

export function BirthDateForm({ birthDate }) {
  return (
    <Form action="/plan" className="fields">
      <label>
        Tanggal Lahir
        <input type="date" name="dob" required defaultValue={birthDate} />
      </label>
      <button type="submit">Cari Produk</button>
    </Form>
  );
}
