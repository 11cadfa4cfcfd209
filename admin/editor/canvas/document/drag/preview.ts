import { setCustomNativeDragPreview } from '@atlaskit/pragmatic-drag-and-drop/element/set-custom-native-drag-preview'
import { targetBlocks } from '../../../state/selected.ts'
import type { Bridge } from '../../bridge.ts'
import { blockName } from '../block-name.ts'

type SetDragImage = Parameters<typeof setCustomNativeDragPreview>[0]['nativeSetDragImage']

/** Shows the name of the block while dragging, because the block itself may be higher than the window. */
export const showPreview = (bridge: Bridge, block: unknown, nativeSetDragImage: SetDragImage): void => {
  if (typeof block !== 'string') return
  setCustomNativeDragPreview({
    nativeSetDragImage,
    render: ({ container }) => {
      container.className = 'ximblox-preview'
      container.textContent = nameOfDragged(bridge, block)
    },
  })
}

const nameOfDragged = (bridge: Bridge, block: string): string => {
  const { length } = targetBlocks(bridge.editor.store.getState(), block)
  return length > 1 ? bridge.texts.many(length) : blockName(bridge, block)
}
