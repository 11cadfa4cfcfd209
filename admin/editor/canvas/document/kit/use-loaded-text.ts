import { useEffect, useEffectEvent, useState } from 'react'
import { useCanvas } from '../canvas-context.ts'

/** Loads the editor of formatted texts, as often as it takes. Returns whether that has failed so far. */
export const useLoadedText = (onLoaded: () => void): boolean => {
  const { bridge, richText } = useCanvas()
  const [isFailed, setFailed] = useState(false)
  const load = useEffectEvent(async () => {
    try {
      await richText.load()
      onLoaded()
    } catch {
      setFailed(true)
      bridge.reportMissingCode()
    }
  })
  useEffect(() => {
    const again = () => void load()
    again()
    addEventListener('online', again)
    const timer = setInterval(again, 5000)
    return () => {
      removeEventListener('online', again)
      clearInterval(timer)
    }
  }, [])
  return isFailed
}
