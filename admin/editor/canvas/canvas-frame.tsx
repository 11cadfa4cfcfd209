import { useComputedColorScheme } from '@mantine/core'
import { useCallback, useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { useLanguage } from '../../i18n/language-provider.tsx'
import { reportActivityOf } from '../../session/activity.ts'
import { type Bridge, type CanvasHandle, type CanvasHost, type Receive, readyEvent } from './bridge.ts'
import { canvasCommands } from './canvas-commands.ts'
import styles from './canvas-frame.module.css'
import { useCanvasTexts } from './canvas-texts.ts'
import type { CanvasSize } from './canvas-width.ts'

interface CanvasFrameProps {
  /** Must keep its identity while the page is open, because a new object restarts the canvas. */
  bridge: CanvasHost
  size: CanvasSize
}

/** The page as visitors see it, edited in place in a document of its own. */
export const CanvasFrame = ({ bridge: host, size: { width, scale } }: CanvasFrameProps) => {
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
      let stopReporting = () => {}
      const reportActivity = () => {
        stopReporting()
        if (frame.contentWindow) stopReporting = reportActivityOf(frame.contentWindow)
      }
      // When a hidden tab is shown again the document is still loaded, and dispatches its ready event only once.
      if (registered.current?.frame === frame) {
        host.registerCanvas?.(registered.current.handle)
        reportActivity()
      }
      const handOver = (event: Event) => {
        reportActivity()
        const receive = (event as CustomEvent<Receive>).detail
        const bridge: Bridge = { ...host, ...shared.current, registerCanvas, protocol: 1, commands }
        receive(Object.freeze(bridge))
      }
      frame.addEventListener(readyEvent, handOver)
      return () => {
        frame.removeEventListener(readyEvent, handOver)
        stopReporting()
        host.registerCanvas?.(null)
      }
    },
    [host],
  )
  return (
    <div className={styles.stage}>
      <div className={styles.sheet} style={{ inlineSize: width === undefined ? '100%' : width * scale }}>
        <iframe
          ref={listen}
          key={language}
          className={styles.frame}
          style={{ width: width ?? '100%', height: `${100 / scale}%`, transform: `scale(${scale})` }}
          src="/cmsadmin/canvas"
          title={t('title')}
        />
      </div>
    </div>
  )
}
