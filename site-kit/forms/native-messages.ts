import type { Language } from '@ximblox/contract/locales'
import { fill } from '@ximblox/contract/messages/fill'
import { type NativeError, nativeErrors } from '@ximblox/contract/messages/native-errors'
import type { FormTexts } from './form-texts.ts'

/**
 * The messages for what browsers find by themselves, in the words that the server uses. `{label}` stands for the label
 * of the field. The heading above them and the title of the page are with them.
 */
export const nativeMessages = (
  language: Language,
  { agreementMissing, invalidTitle, errorTitle }: FormTexts,
): Record<string, string> => {
  const { named, errors } = nativeErrors[language]
  const property = fill(named, { name: '{label}' })
  const message = (name: NativeError) => fill(errors[name], { property })
  return {
    required: message('required'),
    agreement: agreementMissing,
    email: message('invalidEmail'),
    other: message('invalidNumberOrDate'),
    summary: invalidTitle,
    title: errorTitle,
  }
}
