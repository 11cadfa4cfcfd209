import { errorAt, type PlainErrorName } from '@ximblox/contract/errors'
import type { Language } from '@ximblox/contract/locales'
import { messageOf } from '@ximblox/contract/messages/message-of'
import type { FormTexts } from './form-texts.ts'

/**
 * The messages for what browsers find by themselves, in the words that the server uses. `{label}` stands for the label
 * of the field.
 */
export const nativeMessages = (
  language: Language,
  { agreementMissing }: FormTexts,
): Record<string, string> => {
  const message = (name: PlainErrorName) =>
    messageOf(language, errorAt('field', name), { ofField: () => ({ label: '{label}', items: [] }) })
  return {
    required: message('required'),
    agreement: agreementMissing,
    email: message('invalidEmail'),
    other: message('invalidNumberOrDate'),
  }
}
