import { declaredTokens } from './declared-tokens.ts';

/** The value of a token; of a colour also a sample. */
function Value({ value }: { value: string }) {
  return (
    <span className="naungan-value">
      {CSS.supports('color', value) && <span className="naungan-swatch" style={{ background: value }} />}
      {value}
    </span>
  );
}

/** Tokens whose name matches `names`. */
export function TokenTable({ names }: { names: RegExp }) {
  const rows = declaredTokens().filter(({ name }) => names.test(name));
  if (rows.length === 0) throw new Error(`No token is called like ${names}.`);
  return (
    <table className="naungan-tokens">
      <thead>
        <tr>
          <th>token</th>
          <th>light</th>
          <th>dark</th>
          <th>use</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, light, dark, use }) => (
          <tr key={name}>
            <td>
              <code>--nu-{name}</code>
            </td>
            <td>
              <Value value={light} />
            </td>
            <td>
              <Value value={dark ?? 'the same'} />
            </td>
            <td>{use}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
