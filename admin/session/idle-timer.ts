const activities = ['mousemove', 'mousedown', 'click', 'scroll', 'keydown'] as const

export interface IdleTimer {
  minutes: number
  /** Called once; the timer then stops listening. */
  onIdle: () => void
  onActivity?: () => void
  target?: EventTarget
}

/**
 * Runs until there was no mouse, click, scroll or key event for some minutes (specification, section 4); returns a
 * function that stops it.
 */
export const startIdleTimer = ({ minutes, onIdle, onActivity, target = window }: IdleTimer): (() => void) => {
  const duration = minutes * 60_000
  const listening = new AbortController()
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
    listening.abort()
  }

  const onEvent = () => {
    last = Date.now()
    onActivity?.()
  }
  const options = { signal: listening.signal, passive: true, capture: true }
  for (const activity of activities) target.addEventListener(activity, onEvent, options)
  return stop
}
