/** Classes of the controls that choose a file: the label, on which files can also be dropped, and the camera button. */
export const pickerClass = [
  'nu:flex nu:min-h-18 nu:items-center nu:justify-center nu:gap-2.5 nu:rounded-field nu:border-[1.5px] nu:border-dashed nu:border-field nu:bg-surface nu:px-4 nu:py-3 nu:text-center nu:font-semibold nu:text-brand',
  'nu:hover:border-brand nu:hover:bg-brand-tint nu:has-focus-visible:outline-2 nu:has-focus-visible:outline-offset-2 nu:has-focus-visible:outline-brand',
  'nu:has-disabled:pointer-events-none nu:has-disabled:opacity-50 nu:data-invalid:border-bad nu:data-over:border-brand nu:data-over:bg-brand-tint',
].join(' ');
