import { messageIn } from '@ximblox/contract/messages/message-in'
import { useLanguage } from '../../i18n/language-provider.tsx'
import { useValidationErrors } from './validation-provider.tsx'

/** The error messages of a field of a block, or of the page (`null`). */
export const useFieldErrors = (
  block: string | null,
): ((path: readonly string[], label: string) => string[]) => {
  const { errorTexts } = useLanguage()
  const errors = useValidationErrors().filter(error => error.block === block)
  return (path, label) => {
    const text = path.join('.')
    return errors
      .filter(error => error.path === text)
      .map(({ path, ...error }) => messageIn(errorTexts, { ...error, property: path }, label))
  }
}
