import { labelIn } from '@ximblox/blocks/label'
import type { ItemsPart } from '@ximblox/blocks/render/kit-parts'
import Plus from 'lucide-react/icons/plus'
import { createElement, type ReactNode, useRef } from 'react'
import { fieldOf } from '../../../state/field-of.ts'
import { useCanvas, useEditorState } from '../canvas-context.ts'
import { Invitation } from '../chrome/invitation.tsx'
import { boxOf } from '../elements.ts'
import { writeInItem } from '../write.ts'

/** The items of a list, with a button to add one if the list is empty or its block selected. */
export const ItemsField = ({ block, path, as, attributes, keys, children }: ItemsPart): ReactNode => {
  const canvas = useCanvas()
  const { editor, commands, texts, language } = canvas.bridge
  const element = useRef<HTMLElement>(null)
  const isSelected = useEditorState(
    ({ selection }) => selection.blocks.length === 1 && selection.blocks[0] === block.key,
  )
  const isEmpty = keys.length === 0
  const field = fieldOf(editor, block.key, path)
  const isOffered = field?.kind === 'list' && keys.length < field.max && (isEmpty || isSelected)
  const itemLabel = (field?.kind === 'list' && field.itemLabel) || texts.item
  const name = labelIn(itemLabel, language, editor.registry.interfaceLanguages)
  const add = () => {
    const key = commands.addItem(block.key, path)
    if (key !== undefined) writeInItem(canvas, block.key, [...path, key])
  }
  return (
    <>
      {createElement(as, { ...attributes, ref: element, 'data-list': path.join('.') }, children)}
      {isOffered && (
        <Invitation
          box={() => boxOf(element.current)}
          isAfter={!isEmpty}
          icon={Plus}
          label={name}
          title={texts.addItem(name)}
          onUse={add}
        />
      )}
    </>
  )
}
