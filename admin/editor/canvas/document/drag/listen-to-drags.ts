import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine'
import {
  draggable,
  dropTargetForElements,
  monitorForElements,
} from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import { dropTargetForExternal, monitorForExternal } from '@atlaskit/pragmatic-drag-and-drop/external/adapter'
import { containsFiles, getFiles } from '@atlaskit/pragmatic-drag-and-drop/external/file'
import type { Input } from '@atlaskit/pragmatic-drag-and-drop/types'
import { autoScrollWindowForElements } from '@atlaskit/pragmatic-drag-and-drop-auto-scroll/element'
import { autoScrollWindowForExternal } from '@atlaskit/pragmatic-drag-and-drop-auto-scroll/external'
import { blockDragType } from '../../bridge.ts'
import type { Canvas } from '../canvas-context.ts'
import { dropAt } from './place-at.ts'
import { showPreview } from './preview.ts'

/** Handles blocks dragged by their handles, and block types dragged in from the surrounding document. */
export const listenToDrags = (canvas: Canvas): (() => void) => {
  const { bridge, actions, state, chrome } = canvas
  const { commands } = bridge
  const host = chrome.host as HTMLElement
  const show = (drop: ReturnType<typeof dropAt>) => state.setState({ drop, dragging: true })
  const end = () => state.setState({ drop: null, dragging: false })
  const dropFor = (block: unknown, input: Input) =>
    typeof block === 'string' ? dropAt(canvas, input, place => commands.canMove(block, place)) : null

  return combine(
    // The handles are in the shadow tree; outside of it, events are retargeted to its host.
    draggable({
      element: host,
      canDrag: ({ input }) => handleAt(chrome, input) !== undefined,
      getInitialData: ({ input }) => ({ block: handleAt(chrome, input) }),
      onGenerateDragPreview: ({ source, nativeSetDragImage }) =>
        showPreview(bridge, source.data.block, nativeSetDragImage),
    }),
    dropTargetForElements({ element: document.documentElement }),
    monitorForElements({
      onDragStart: () => show(null),
      onDrag: ({ source, location }) => show(dropFor(source.data.block, location.current.input)),
      onDrop: ({ source, location }) => {
        end()
        const { block } = source.data
        const drop = dropFor(block, location.current.input)
        if (drop && typeof block === 'string' && location.current.dropTargets.length > 0)
          actions.move(block, drop.place)
      },
    }),
    dropTargetForExternal({
      element: document.documentElement,
      canDrop: ({ source }) => source.types.includes(blockDragType) || containsFiles({ source }),
    }),
    monitorForExternal({
      canMonitor: ({ source }) => source.types.includes(blockDragType),
      // Browsers reveal the block type only on drop.
      onDrag: ({ location }) => show(dropAt(canvas, location.current.input, () => true)),
      onDrop: ({ source, location }) => {
        end()
        const type = source.getStringData(blockDragType) ?? ''
        const drop = dropAt(canvas, location.current.input, place => commands.canInsert(type, place))
        if (drop && location.current.dropTargets.length > 0) actions.insert(type, drop.place)
      },
    }),
    monitorForExternal({
      canMonitor: containsFiles,
      onDrag: ({ location }) => {
        const { input } = location.current
        show(isOverText(input) ? null : dropAt(canvas, input, () => true))
      },
      onDrop: ({ source, location }) => {
        end()
        const { input } = location.current
        const files = getFiles({ source })
        if (isOverText(input))
          return state.getState().text?.drop(files, { left: input.clientX, top: input.clientY })
        const drop = dropAt(canvas, input, () => true)
        if (drop && location.current.dropTargets.length > 0) bridge.clipboard.drop(files, drop.place)
      },
    }),
    autoScrollWindowForElements(),
    autoScrollWindowForExternal(),
  )
}

/** Whether the pointer is over the text that is being edited, which takes pictures itself. */
const isOverText = ({ clientX, clientY }: Input): boolean =>
  document.elementFromPoint(clientX, clientY)?.closest('.ProseMirror') != null

const handleAt = (chrome: ShadowRoot, { clientX, clientY }: Input): string | undefined =>
  chrome.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-handle]')?.dataset.handle
