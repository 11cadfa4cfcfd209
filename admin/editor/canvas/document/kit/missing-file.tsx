import type { ElementAttributes, FieldPart } from '@ximblox/blocks/render/kit-parts'
import FilePlus from 'lucide-react/icons/file-plus-2'
import ImagePlus from 'lucide-react/icons/image-plus'
import { type ReactNode, useRef, useSyncExternalStore } from 'react'
import { attachmentIn } from '../../../state/attachment-in.ts'
import { fieldOf } from '../../../state/field-of.ts'
import { useCanvas } from '../canvas-context.ts'
import { Invitation } from '../chrome/invitation.tsx'
import { boxOf } from '../elements.ts'

/** Whether the library still has the file of a field. */
export const useFileExists = (use: { fileID: number } | null | undefined): boolean => {
  const { renderData } = useCanvas().bridge
  const isGone = useSyncExternalStore(
    renderData.subscribe,
    () => use != null && renderData.getState().goneFiles.includes(use.fileID),
  )
  return use != null && !isGone
}

interface Props extends Pick<FieldPart, 'block' | 'path'> {
  attributes?: ElementAttributes
}

/** The placeholder of a required image or file, with a button to choose it. */
export const MissingFile = ({ block, path, attributes }: Props): ReactNode => {
  const { bridge } = useCanvas()
  const element = useRef<HTMLSpanElement>(null)
  const field = fieldOf(bridge.editor, block.key, path)
  const isUsed = attachmentIn(bridge.editor, block.key, path) !== undefined
  if (!field || !(field.required || isUsed)) return null
  const isImage = field.kind === 'image'
  return (
    <>
      <span {...attributes} ref={element} data-missing={path.join('.')} />
      <Invitation
        box={() => boxOf(element.current)}
        icon={isImage ? ImagePlus : FilePlus}
        label={isImage ? bridge.texts.chooseImage : bridge.texts.chooseFile}
        onUse={() => bridge.openMediaPicker?.(block.key, path)}
      />
    </>
  )
}
