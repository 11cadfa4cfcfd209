import { type Label, labelIn, languageOf } from 'ximblox'

/** The name of an option of a select field, in the language of a page; "" for "none". */
export const optionLabel = (
  { options }: { options: Readonly<Record<string, Label>> },
  value: string,
  locale: string,
): string => {
  const label = Object.hasOwn(options, value) ? options[value] : undefined
  return value === '' || label === undefined ? '' : labelIn(label, languageOf(locale), [])
}
