import { useDisclosure, useElementSize } from '@mantine/hooks'
import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { useTranslations } from 'use-intl'
import { useShortcuts } from '../../ui/use-shortcuts.ts'
import type { CanvasHandle } from '../canvas/bridge.ts'
import { CanvasFrame } from '../canvas/canvas-frame.tsx'
import { canvasSize } from '../canvas/canvas-width.ts'
import { TextImageDialog } from '../fields/text-image-dialog.tsx'
import { TextsOnPageProvider } from '../fields/texts-on-page.ts'
import { FindBar } from '../find/find-bar.tsx'
import { useFindBar } from '../find/use-find-bar.ts'
import { LinkDialog, type LinkRequest } from '../links/link-dialog.tsx'
import { Outline } from '../outline/outline.tsx'
import { BlockPicker } from '../picker/block-picker.tsx'
import type { ImageRequest } from '../rich-text/text-image.ts'
import { ShortcutsDialog } from '../shortcuts/shortcuts-dialog.tsx'
import { SidePanel } from '../side-panel/side-panel.tsx'
import { usePanelTab } from '../side-panel/use-panel-tab.ts'
import { useEditorState } from '../workspace.ts'
import { type MissingMedia, MissingMediaDialog } from './missing-media.tsx'
import classes from './overview-tab.module.css'
import { OverviewTools } from './overview-tools.tsx'
import { SideRegion } from './side-region.tsx'
import { useCanvasHost } from './use-canvas-host.ts'
import { useCanvasWidth } from './use-canvas-width.ts'
import { useFollowedUndo } from './use-followed-undo.ts'
import { useInitialCaret } from './use-initial-caret.ts'
import { usePanelRequest } from './use-panel-request.ts'
import { usePanels } from './use-panels.ts'
import { useReachBlockField } from './use-reach-block-field.ts'
import { useRegions } from './use-regions.ts'
import { useTextsOnPage } from './use-texts-on-page.ts'

interface Props {
  /** The end of the row of tabs, where the tools are rendered; null while another tab is shown. */
  toolRow: HTMLElement | null
}

/** The outline, the canvas and the form of the selected block. */
export const OverviewTab = ({ toolRow }: Props) => {
  const t = useTranslations('editor.overview')
  const { width, setWidth } = useCanvasWidth()
  const { ref: room, width: available } = useElementSize()
  const [canvas, setCanvas] = useState<CanvasHandle | null>(null)
  const [link, setLink] = useState<LinkRequest | null>(null)
  const [image, setImage] = useState<ImageRequest | null>(null)
  const [missing, setMissing] = useState<MissingMedia | null>(null)
  const { request, find, close } = useFindBar(canvas)
  const selected = useEditorState(({ selection }) => selection.blocks[0])
  // On a phone, the panel would lie over what is found.
  const { isNarrow, isOver, open, toggle } = usePanels(request ? undefined : selected)
  const size = canvasSize(isNarrow ? 'fit' : width, available)
  const texts = useTextsOnPage(canvas, () => {
    if (isOver.panel) toggle('panel')
  })
  const { outline, stage, panel, moveFocus, write } = useRegions(canvas)
  useInitialCaret(canvas)
  const [helpOpened, help] = useDisclosure(false)
  const host = useCanvasHost({
    registerCanvas: setCanvas,
    requestLink: setLink,
    requestImage: setImage,
    moveFocus,
    find,
    showHelp: help.open,
    onMissing: setMissing,
  })
  useShortcuts({
    ...useFollowedUndo({ canvas, panel }),
    find,
    next: () => moveFocus(1),
    previous: () => moveFocus(-1),
    help: help.open,
  })
  const { tab, choose, showBlock } = usePanelTab()
  usePanelRequest(asked => {
    if (!open.panel) toggle('panel')
    choose(asked)
  })
  useReachBlockField({
    canvas,
    panel,
    texts,
    isFormOpen: open.panel && tab === 'block',
    onOpenForm: () => {
      if (!open.panel) toggle('panel')
      showBlock()
    },
  })
  const isSheet = isNarrow && open.panel
  useEffect(() => {
    // The sheet leaves less room for the page.
    if (isSheet && selected !== undefined) canvas?.scrollTo(selected)
  }, [canvas, isSheet, selected])
  return (
    <div
      className={classes.overview}
      data-outline={toolRow && open.outline && !isOver.outline ? 'beside' : undefined}
    >
      {open.outline && (
        <SideRegion
          ref={outline}
          className={classes.outline}
          label={t('outline')}
          onClose={isOver.outline ? () => toggle('outline') : undefined}
        >
          <Outline onShow={block => canvas?.scrollTo(block)} onWrite={write} />
        </SideRegion>
      )}
      <div ref={stage} className={classes.stage}>
        <div ref={room} className={classes.canvas}>
          <CanvasFrame bridge={host} size={size} />
        </div>
        {request && <FindBar canvas={canvas} request={request} onClose={close} />}
      </div>
      {open.panel && (
        <SideRegion
          ref={panel}
          className={classes.panel}
          label={t(tab)}
          onClose={isOver.panel ? () => toggle('panel') : undefined}
        >
          <TextsOnPageProvider value={texts}>
            <SidePanel tab={tab} onTab={choose} />
          </TextsOnPageProvider>
        </SideRegion>
      )}
      {toolRow &&
        createPortal(
          <OverviewTools
            width={width}
            scale={size.scale}
            onWidth={setWidth}
            open={open}
            onToggle={toggle}
            onFind={() => find()}
            onHelp={help.open}
          />,
          toolRow,
        )}
      <BlockPicker onAdded={write} />
      <ShortcutsDialog opened={helpOpened} onClose={help.close} />
      <LinkDialog request={link} onClose={() => setLink(null)} />
      <TextImageDialog request={image} onClose={() => setImage(null)} />
      <MissingMediaDialog missing={missing} onClose={() => setMissing(null)} />
    </div>
  )
}
