/** Returns the displayed name of a vehicle, such as 'Toyota Avanza 1.5 G CVT 2024' [3 §3]. */
export const fullModel = ({
  brandText,
  modelText,
  year,
}: {
  brandText: string;
  modelText: string;
  year: number;
}): string => `${brandText} ${modelText} ${year}`;
