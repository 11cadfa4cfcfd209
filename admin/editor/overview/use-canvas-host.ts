import { useEffect, useRef, useState } from 'react'
import { useClient } from '../../api/client.tsx'
import { imagePreviewUrl } from '../../media/image-preview-url.ts'
import { checkBuild } from '../../ui/missing-code.ts'
import type { CanvasHost } from '../canvas/bridge.ts'
import { loadForTexts } from '../clipboard/lazy-clipboard.ts'
import { usePastedPictures } from '../clipboard/pasted-pictures.tsx'
import { useBlockClipboard } from '../clipboard/use-block-clipboard.ts'
import { useOfferLinesBelow } from '../clipboard/use-offer-lines-below.ts'
import { useOwnPages } from '../links/use-own-pages.ts'
import { useFindBlockTypes } from '../picker/use-find-block-types.ts'
import { attachmentIn } from '../state/attachment-in.ts'
import { select } from '../state/commands/view.ts'
import { useUndo } from '../top-bar/use-undo.ts'
import { useBlockCommands } from '../use-block-commands.ts'
import { useNotifyLowered } from '../use-notify-lowered.ts'
import { useNotifyRefusedLinks } from '../use-notify-refused-links.ts'
import { useSave } from '../use-save.ts'
import { useWorkspace } from '../workspace.ts'
import type { MissingMedia } from './missing-media.tsx'

interface HostCallbacks
  extends Required<
    Pick<CanvasHost, 'registerCanvas' | 'requestLink' | 'requestImage' | 'moveFocus' | 'find' | 'showHelp'>
  > {
  onMissing: (missing: MissingMedia) => void
}

/** The host of the canvas; a stable object while the page is open. */
export const useCanvasHost = ({
  registerCanvas,
  requestLink,
  requestImage,
  moveFocus,
  find,
  showHelp,
  onMissing,
}: HostCallbacks): CanvasHost => {
  const { editor, renderData, readOnly, announce } = useWorkspace()
  const blocks = useBlockCommands()
  const { undo, redo } = useUndo()
  const save = useSave()
  const client = useClient()
  const clipboard = useBlockClipboard()
  const pictures = usePastedPictures()
  const offerLinesBelow = useOfferLinesBelow()
  // The canvas keeps the first host, whose functions must call the current ones.
  const findBlockTypes = useFindBlockTypes()
  const ownPages = useOwnPages()
  const notifyLowered = useNotifyLowered()
  const notifyRefusedLinks = useNotifyRefusedLinks()
  const current = {
    undo,
    redo,
    save,
    clipboard,
    moveFocus,
    find,
    findBlockTypes,
    notifyLowered,
    offerLinesBelow,
    notifyRefusedLinks,
  }
  const latest = useRef(current)
  useEffect(() => {
    latest.current = current
  })
  const [host] = useState<CanvasHost>(() => ({
    editor,
    renderData,
    readOnly,
    blocks,
    openMediaPicker: (block, path) => {
      editor.run(select([block], ['props', ...path]))
      const use = attachmentIn(editor, block, path)
      if (!use || renderData.getState().goneFiles.includes(use.fileID)) onMissing({ block, path: [...path] })
    },
    imagePreviewUrl: image => imagePreviewUrl(client, image, 1280),
    findBlockTypes: (after, term) => latest.current.findBlockTypes(after, term),
    ownPages,
    notifyLowered: () => latest.current.notifyLowered(),
    notifyRefusedLinks: count => latest.current.notifyRefusedLinks(count),
    announce,
    loadForTexts,
    reportMissingCode: () => void checkBuild(),
    openPictures: pictures.open,
    expectPictures: pictures.expect,
    offerLinesBelow: (...input) => latest.current.offerLinesBelow(...input),
    clipboard: {
      copy: () => latest.current.clipboard.copy(),
      cut: () => latest.current.clipboard.cut(),
      paste: () => latest.current.clipboard.paste(),
      drop: (...input) => latest.current.clipboard.drop(...input),
      bringPictures: (...input) => latest.current.clipboard.bringPictures(...input),
      pasteTables: (...input) => latest.current.clipboard.pasteTables(...input),
      serve: (...input) => latest.current.clipboard.serve(...input),
    },
    undo: () => latest.current.undo(),
    redo: () => latest.current.redo(),
    save: () => void latest.current.save(),
    registerCanvas,
    requestLink,
    requestImage,
    moveFocus: by => latest.current.moveFocus(by),
    find: term => latest.current.find(term),
    showHelp,
  }))
  return host
}
