/** Fields that add URL parameters to a form that the browser sends. */
export const HiddenFields = ({ pairs }: { pairs: readonly (readonly [name: string, value: string])[] }) =>
  pairs.map(([name, value]) => <input key={`${name} ${value}`} type="hidden" name={name} value={value} />);
