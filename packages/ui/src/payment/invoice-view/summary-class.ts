/** Classes of the list of amounts: the last row, the total, is larger and below a line. */
export const SUMMARY_CLASS =
  'nu:[&_dd]:tabular nu:[&_dd]:whitespace-nowrap nu:[&>div:last-child]:border-t nu:[&>div:last-child]:border-field nu:[&>div:last-child]:pt-2.5 nu:[&>div:last-child]:text-lg nu:[&>div:last-child>dt]:font-bold nu:[&>div:last-child>dt]:text-ink';
