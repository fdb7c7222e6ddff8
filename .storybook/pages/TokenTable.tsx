import { declaredTokens } from './declared-tokens.ts';

/** Shows the value of a token, and for a colour also a sample. */
function TokenValue({ value }: { value: string }) {
  return (
    <span className="naungan-value">
      {CSS.supports('color', value) && <span className="naungan-swatch" style={{ background: value }} />}
      {value}
    </span>
  );
}

/** Lists the tokens whose names match `names`. */
export function TokenTable({ names }: { names: RegExp }) {
  const rows = declaredTokens().filter(({ name }) => names.test(name));
  if (rows.length === 0) throw new Error(`No token matches ${names}.`);
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
              <TokenValue value={light} />
            </td>
            <td>
              <TokenValue value={dark ?? 'as light'} />
            </td>
            <td>{use}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
