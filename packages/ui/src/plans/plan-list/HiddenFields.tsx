/** URL parameters in the order of the URL. */
export type UrlPairs = readonly (readonly [name: string, value: string])[];

/** Fields that add URL parameters to a form that the browser sends. */
export const HiddenFields = ({ pairs }: { pairs: UrlPairs }) =>
  pairs.map(([name, value]) => <input key={`${name} ${value}`} type="hidden" name={name} value={value} />);
