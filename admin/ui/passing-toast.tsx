import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react'

interface Props {
  /** In milliseconds. */
  lasts: number
  onPassed: () => void
  words: ReactNode
}

/** The words of a toast that goes after a while, but not while the pointer or the focus is in it. */
export const PassingToast = ({ lasts, onPassed, words }: Props) => {
  const element = useRef<HTMLDivElement>(null)
  const passed = useEffectEvent(onPassed)
  useEffect(() => {
    const toast = element.current?.closest('[data-kind]')
    if (!toast) return
    const listening = new AbortController()
    let timer: ReturnType<typeof setTimeout>
    const begin = () => {
      clearTimeout(timer)
      timer = setTimeout(() => toast.matches(':hover, :focus-within') || passed(), lasts)
    }
    begin()
    for (const name of ['mouseleave', 'focusout'])
      toast.addEventListener(name, begin, { signal: listening.signal })
    return () => {
      clearTimeout(timer)
      listening.abort()
    }
  }, [lasts])
  return <div ref={element}>{words}</div>
}
