import { labelIn } from '@ximblox/blocks/label'
import type { Bridge } from '../bridge.ts'

/** What a block is called in the language of the interface; its type where that is unknown. */
export const blockName = ({ editor, language }: Bridge, block: string): string => {
  const type = editor.store.getState().document.blocks.get(block)?.type ?? ''
  const { blocks, interfaceLanguages } = editor.registry
  return labelIn(blocks.get(type)?.label ?? type, language, interfaceLanguages)
}
