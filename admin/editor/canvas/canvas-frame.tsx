import { useComputedColorScheme } from '@mantine/core'
import { useElementSize } from '@mantine/hooks'
import { type CSSProperties, useCallback, useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { useLanguage } from '../../i18n/language-provider.tsx'
import { type Bridge, type CanvasHandle, type CanvasHost, type Receive, readyEvent } from './bridge.ts'
import { canvasCommands } from './canvas-commands.ts'
import styles from './canvas-frame.module.css'
import { useCanvasTexts } from './canvas-texts.ts'

/** The width of a device in CSS pixels, or all the available width. */
export type CanvasWidth = 'phone' | 'tablet' | 'desktop' | 'fit'
const pixels = { phone: 390, tablet: 820, desktop: 1280 }

interface CanvasFrameProps {
  /** Must keep its identity while the page is open, because a new object restarts the canvas. */
  bridge: CanvasHost
  width?: CanvasWidth
}

/** The page as visitors see it, edited in place in a document of its own. */
export const CanvasFrame = ({ bridge: host, width = 'fit' }: CanvasFrameProps) => {
  const t = useTranslations('canvas')
  const { language } = useLanguage()
  const texts = useCanvasTexts()
  const scheme = useComputedColorScheme()
  const shared = useRef({ language, texts, scheme })
  useEffect(() => {
    shared.current = { language, texts, scheme }
  })
  const registered = useRef<{ frame: HTMLIFrameElement; handle: CanvasHandle | null }>(null)
  const listen = useCallback(
    (frame: HTMLIFrameElement) => {
      const commands = canvasCommands(host.editor, host.blocks)
      const registerCanvas = (handle: CanvasHandle | null) => {
        registered.current = { frame, handle }
        host.registerCanvas?.(handle)
      }
      // When a hidden tab is shown again the document is still loaded, and dispatches its ready event only once.
      if (registered.current?.frame === frame) host.registerCanvas?.(registered.current.handle)
      const handOver = (event: Event) => {
        const receive = (event as CustomEvent<Receive>).detail
        const bridge: Bridge = { ...host, ...shared.current, registerCanvas, protocol: 1, commands }
        receive(Object.freeze(bridge))
      }
      frame.addEventListener(readyEvent, handOver)
      return () => {
        frame.removeEventListener(readyEvent, handOver)
        host.registerCanvas?.(null)
      }
    },
    [host],
  )
  const { ref: stage, width: room } = useElementSize()
  return (
    <div ref={stage} className={styles.stage}>
      <iframe
        ref={listen}
        key={language}
        className={styles.frame}
        style={sizeOf(width, room)}
        src="/cmsadmin/canvas"
        title={t('title')}
      />
    </div>
  )
}

/** Scales a device down if it is wider than the available space. */
const sizeOf = (width: CanvasWidth, room: number): CSSProperties => {
  if (width === 'fit') return { width: '100%' }
  const scale = room > 0 ? Math.min(1, room / pixels[width]) : 1
  return { width: pixels[width], height: `${100 / scale}%`, transform: `scale(${scale})` }
}
