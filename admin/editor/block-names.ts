import type { BlockDefinition } from '@ximblox/blocks/define-block'
import { fieldsText } from '@ximblox/blocks/fields/search-text'
import type { Language } from '@ximblox/contract/locales'
import { useLanguage } from '../i18n/language-provider.tsx'
import type { BlockNode } from './state/document/document.ts'
import { useWorkspace } from './workspace.ts'

/** What a block is called: the label of its type, or for want of one the type's id. */
export const blockName = (
  definition: BlockDefinition | undefined,
  type: string,
  language: Language,
): string => definition?.label[language] ?? type

/** The beginning of what a block says. */
export const blockSnippet = (
  definition: BlockDefinition | undefined,
  { props }: Pick<BlockNode, 'props'>,
): string => (definition ? (fieldsText(definition.fields, props).split('\n')[0] ?? '').slice(0, 80) : '')

/** Names blocks by their key in the interface language. */
export const useBlockName = (): ((key: string) => string) => {
  const { editor } = useWorkspace()
  const { language } = useLanguage()
  return key => {
    const type = editor.store.getState().document.blocks.get(key)?.type ?? ''
    return blockName(editor.registry.blocks.get(type), type, language)
  }
}
