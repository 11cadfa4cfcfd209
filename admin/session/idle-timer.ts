const activities = ['mousemove', 'mousedown', 'click', 'scroll', 'keydown'] as const

export interface IdleTimer {
  minutes: number
  /** Called once; nothing is listened to from then on. */
  onIdle: () => void
  onActivity?: () => void
  target?: EventTarget
}

/** Waits for so many minutes without mouse, click, scroll or key (specification, section 4); returns how to stop it. */
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

  const notice = () => {
    last = Date.now()
    onActivity?.()
  }
  const options = { signal: listening.signal, passive: true, capture: true }
  for (const activity of activities) target.addEventListener(activity, notice, options)
  return stop
}
