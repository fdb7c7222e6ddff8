import { cleanInput } from '../plugins/clean-input.ts';

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/**
 * Parses the JSON of a multipart text field. Returns null for an absent field or invalid JSON, so that the field's
 * schema rejects the value.
 * @throws ApiProblem MALFORMED for lists and objects that are nested too deeply
 */
export const parseJsonField = (text: string | undefined): unknown => cleanInput(parseJson(text ?? 'null'));
