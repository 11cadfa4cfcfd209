import { fieldLabelAt } from '@ximblox/blocks/labels'
import { messageIn } from '@ximblox/contract/messages/message-in'
import { useLanguage } from '../../i18n/language-provider.tsx'
import { fieldsOf } from '../state/document/field-place.ts'
import type { LocatedError } from '../state/document/locate.ts'
import { useWorkspace } from '../workspace.ts'

/** The message of an error, with the label of its field. */
export const useErrorMessage = (): ((error: LocatedError) => string) => {
  const { editor } = useWorkspace()
  const { errorTexts, labelText } = useLanguage()
  return ({ block, path, ...error }) => {
    const field = fieldLabelAt(fieldsOf(editor.registry, editor.store.getState().document, block) ?? {}, path)
    return messageIn(errorTexts, { ...error, property: path }, field && labelText(field.label))
  }
}
