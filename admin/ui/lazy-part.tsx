import { Skeleton } from '@mantine/core'
import { type ComponentType, useEffect, useEffectEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslations } from 'use-intl'
import { type LazyModule, lazyModule } from '../lazy-module.ts'
import { LoadFailed } from './load-failed.tsx'
import { checkBuild } from './missing-code.ts'

/**
 * A part of a screen whose code is loaded when it is first shown. If that fails, the rest of the screen stays, and it is
 * tried again by a button or when the connection is back.
 */
export const lazyPart = <P extends object>(
  load: () => Promise<ComponentType<P>>,
  /** In pixels, until it is loaded. */
  height: number,
): ComponentType<P> & Pick<LazyModule<unknown>, 'preload'> => {
  const code = lazyModule(load)
  const LazyPart = (props: P) => {
    const t = useTranslations('shell')
    const place = useRef<HTMLDivElement>(null)
    const [{ Part, isFailed }, setState] = useState(() => ({ Part: code.loaded(), isFailed: false }))
    const attempt = async () => {
      try {
        const Part = await code.load()
        const dialog = place.current?.closest('[role=dialog]')
        const hasFocus = dialog?.contains(document.activeElement)
        flushSync(() => setState({ Part, isFailed: false }))
        // The dialog has looked for it when it opened.
        if (hasFocus) dialog?.querySelector<HTMLElement>('[data-autofocus]')?.focus()
      } catch {
        setState({ Part: null, isFailed: true })
        void checkBuild()
      }
    }
    const attemptNow = useEffectEvent(() => void attempt())
    const isLoaded = Part !== null
    useEffect(() => {
      if (isLoaded) return
      const again = () => attemptNow()
      again()
      addEventListener('online', again)
      return () => removeEventListener('online', again)
    }, [isLoaded])
    if (Part) return <Part {...props} />
    return (
      <div ref={place}>
        {isFailed ? (
          <LoadFailed message={t('failedPart')} onRetry={() => void attempt()} />
        ) : (
          <Skeleton height={height} radius="md" />
        )}
      </div>
    )
  }
  return Object.assign(LazyPart, { preload: code.preload })
}
