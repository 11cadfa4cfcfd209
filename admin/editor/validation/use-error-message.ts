import type { Fields } from '@ximblox/blocks/fields/fields'
import { fieldLabelAt } from '@ximblox/blocks/labels'
import { messageIn } from '@ximblox/contract/messages/message-in'
import { useLanguage } from '../../i18n/language-provider.tsx'
import type { LocatedError } from '../state/document/locate.ts'
import { useWorkspace } from '../workspace.ts'

/** The message of an error, with the label of its field. */
export const useErrorMessage = (): ((error: LocatedError) => string) => {
  const { editor } = useWorkspace()
  const { errorTexts, labelText } = useLanguage()
  const { registry, store } = editor
  const fieldsOf = (block: string | null): Fields => {
    const { blocks, meta } = store.getState().document
    return block === null
      ? (registry.contentTypes.get(meta.pageType.id)?.fields ?? {})
      : (registry.blocks.get(blocks.get(block)?.type ?? '')?.fields ?? {})
  }
  return ({ block, path, ...error }) => {
    const field = fieldLabelAt(fieldsOf(block), path)
    return messageIn(errorTexts, { ...error, property: path }, field && labelText(field.label))
  }
}
