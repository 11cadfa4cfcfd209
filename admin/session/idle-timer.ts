import { onActivity } from './activity.ts'

export interface IdleTimer {
  minutes: number
  /** Called once; the timer then stops listening. */
  onIdle: () => void
  onActive?: () => void
  target?: EventTarget
}

/** Runs until there was no mouse, click, scroll or key event for some minutes; returns a function that stops it. */
export const startIdleTimer = ({ minutes, onIdle, onActive, target = window }: IdleTimer): (() => void) => {
  const duration = minutes * 60_000
  let last = Date.now()
  let timer = setTimeout(check, duration)

  function check() {
    const left = last + duration - Date.now()
    if (left > 0) {
      timer = setTimeout(check, left)
      return
    }
    stop()
    onIdle()
  }

  const stop = () => {
    clearTimeout(timer)
    stopListening()
  }

  const stopListening = onActivity(
    ['mousemove', 'mousedown', 'click', 'scroll', 'keydown'],
    () => {
      last = Date.now()
      onActive?.()
    },
    target,
  )
  return stop
}
