import { ActionIcon } from '@mantine/core'
import { useDisclosure, useMediaQuery } from '@mantine/hooks'
import { CatchBoundary } from '@tanstack/react-router'
import Keyboard from 'lucide-react/icons/keyboard'
import PanelLeft from 'lucide-react/icons/panel-left'
import PanelRight from 'lucide-react/icons/panel-right'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { FailedPart } from '../../ui/failed-part.tsx'
import { useShortcuts } from '../../ui/use-shortcuts.ts'
import type { CanvasHandle } from '../canvas/bridge.ts'
import { CanvasFrame, type CanvasWidth } from '../canvas/canvas-frame.tsx'
import { TextImageDialog } from '../fields/text-image-dialog.tsx'
import { LinkDialog, type LinkRequest } from '../links/link-dialog.tsx'
import { Outline } from '../outline/outline.tsx'
import { BlockPanel } from '../panel/block-panel.tsx'
import { BlockPicker } from '../picker/block-picker.tsx'
import type { ImageRequest } from '../rich-text/text-image.ts'
import { ShortcutsDialog } from '../shortcuts/shortcuts-dialog.tsx'
import { useUndo } from '../top-bar/use-undo.ts'
import { useEditorState } from '../workspace.ts'
import { type MissingMedia, MissingMediaDialog } from './missing-media.tsx'
import classes from './overview-tab.module.css'
import { useInitialCaret } from './use-begin.ts'
import { useCanvasHost } from './use-canvas-host.ts'
import { usePanels } from './use-panels.ts'
import { useReachBlockField } from './use-reach-block-field.ts'
import { useRegions } from './use-regions.ts'
import { WidthSwitch } from './width-switch.tsx'

/** The outline, the canvas and the form of the selected block. */
export const OverviewTab = () => {
  const t = useTranslations('editor.overview')
  const isNarrow = useMediaQuery('(max-width: 47.99em)', undefined, { getInitialValueInEffect: false })
  const [width, setWidth] = useState<CanvasWidth>('fit')
  const [canvas, setCanvas] = useState<CanvasHandle | null>(null)
  const [link, setLink] = useState<LinkRequest | null>(null)
  const [image, setImage] = useState<ImageRequest | null>(null)
  const [missing, setMissing] = useState<MissingMedia | null>(null)
  const { open, toggle } = usePanels()
  const { outline, stage, panel, moveFocus, write } = useRegions(canvas)
  useInitialCaret(canvas)
  const selected = useEditorState(({ selection }) => selection.blocks[0])
  const [helpOpened, help] = useDisclosure(false)
  const host = useCanvasHost({
    registerCanvas: setCanvas,
    requestLink: setLink,
    requestImage: setImage,
    moveFocus,
    showHelp: help.open,
    onMissing: setMissing,
  })
  useShortcuts({ ...useUndo(), next: () => moveFocus(1), previous: () => moveFocus(-1), help: help.open })
  const hasOutline = isNarrow || open.outline
  const hasPanel = isNarrow || open.panel
  useReachBlockField({
    canvas,
    isAlone: isNarrow,
    panel,
    isPanelOpen: hasPanel,
    onOpenPanel: () => toggle('panel'),
  })
  return (
    <div className={classes.overview}>
      {hasOutline && (
        <section ref={outline} className={classes.outline} aria-label={t('outline')}>
          <Outline onShow={block => canvas?.scrollTo(block)} onWrite={write} />
        </section>
      )}
      {!isNarrow && (
        <div ref={stage} className={classes.stage}>
          <div className={classes.folds}>
            <ActionIcon
              variant="subtle"
              color="gray"
              size="sm"
              aria-label={t('outline')}
              title={t('outline')}
              aria-expanded={open.outline}
              onClick={() => toggle('outline')}
            >
              <PanelLeft size={16} aria-hidden />
            </ActionIcon>
            <WidthSwitch width={width} onChange={setWidth} />
            <ActionIcon
              variant="subtle"
              color="gray"
              size="sm"
              aria-label={t('shortcuts')}
              title={`${t('shortcuts')} (?)`}
              onClick={help.open}
            >
              <Keyboard size={16} aria-hidden />
            </ActionIcon>
            <ActionIcon
              variant="subtle"
              color="gray"
              size="sm"
              aria-label={t('panel')}
              title={t('panel')}
              aria-expanded={open.panel}
              onClick={() => toggle('panel')}
            >
              <PanelRight size={16} aria-hidden />
            </ActionIcon>
          </div>
          <div className={classes.canvas}>
            <CanvasFrame bridge={host} width={width} />
          </div>
        </div>
      )}
      {hasPanel && (
        <section ref={panel} className={classes.panel} aria-label={t('panel')}>
          <CatchBoundary getResetKey={() => selected} errorComponent={FailedPart}>
            <BlockPanel />
          </CatchBoundary>
          {isNarrow && <p className={classes.narrow}>{t('narrow')}</p>}
        </section>
      )}
      <BlockPicker onAdded={write} />
      <ShortcutsDialog opened={helpOpened} onClose={help.close} />
      <LinkDialog request={link} onClose={() => setLink(null)} />
      <TextImageDialog request={image} onClose={() => setImage(null)} />
      <MissingMediaDialog missing={missing} onClose={() => setMissing(null)} />
    </div>
  )
}
