export type TemplateTextsProps = {
  templates: readonly string[];
  /** Called with the chosen text. */
  onChoose: (text: string) => void;
};

/** Frequent texts that are added to a field by a click. */
export function TemplateTexts({ templates, onChoose }: TemplateTextsProps) {
  return (
    <fieldset className="nu:min-w-0">
      <legend className="nu:mb-1 nu:text-sm nu:font-semibold">Teks yang sering dipakai</legend>
      <div className="nu:flex nu:flex-wrap nu:gap-1.5">
        {templates.map((text) => (
          <button
            key={text}
            type="button"
            onClick={() => onChoose(text)}
            className="nu:rounded-lg nu:border nu:border-field nu:bg-surface nu:px-2.5 nu:py-1 nu:text-start nu:text-sm nu:hover:border-control nu:hover:bg-paper"
          >
            {text}
          </button>
        ))}
      </div>
    </fieldset>
  );
}

/** Returns the text with a template added as a sentence; a template that it contains is not added again. */
export function withTemplate(text: string, template: string): string {
  if (text.includes(template)) return text;
  const trimmed = text.trim();
  return trimmed === '' ? template : `${trimmed} ${template}`;
}
