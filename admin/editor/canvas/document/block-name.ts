import type { Bridge } from '../bridge.ts'

/** What a block is called in the language of the interface; its type where that is unknown. */
export const blockName = ({ editor, language }: Bridge, block: string): string => {
  const type = editor.store.getState().document.blocks.get(block)?.type ?? ''
  return editor.registry.blocks.get(type)?.label[language] ?? type
}
