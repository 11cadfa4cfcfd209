import { labelIn } from '@ximblox/blocks/label'
import type { Bridge } from '../bridge.ts'

/** The label of a block in the interface language, or its type if the type is unknown. */
export const blockName = ({ editor, language }: Bridge, block: string): string => {
  const type = editor.store.getState().document.blocks.get(block)?.type ?? ''
  const { blocks, interfaceLanguages } = editor.registry
  return labelIn(blocks.get(type)?.label ?? type, language, interfaceLanguages)
}
