import { useLanguage } from '../i18n/language-provider.tsx'
import { blockName } from '../pages/block-name.ts'
import { useWorkspace } from './workspace.ts'

/** Names blocks by their key in the interface language. */
export const useBlockName = (): ((key: string) => string) => {
  const { editor } = useWorkspace()
  const { labelText } = useLanguage()
  return key => {
    const type = editor.store.getState().document.blocks.get(key)?.type ?? ''
    return blockName(editor.registry.blocks.get(type), type, labelText)
  }
}
