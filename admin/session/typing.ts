import { onActivity } from './activity.ts'

/** After this many milliseconds without a key, nobody is in the middle of a word. */
const pause = 2_000

export interface Typing {
  /** Calls back at the next pause in typing, which may be now; a second call replaces the first. */
  whenPaused(run: () => void): void
  cancel(): void
}

/**
 * Observes the keyboard for as long as the document lives, so that nothing takes the focus away in the middle of a word
 * or a composition.
 */
export const observeTyping = (target: EventTarget = window): Typing => {
  let pausedAt = 0
  let isComposing = false
  let waiting: (() => void) | null = null
  let timer: ReturnType<typeof setTimeout> | undefined

  const check = () => {
    clearTimeout(timer)
    if (!waiting || isComposing) return
    const left = pausedAt - Date.now()
    if (left > 0) {
      timer = setTimeout(check, left)
      return
    }
    const run = waiting
    waiting = null
    run()
  }
  onActivity(
    ['keydown', 'input', 'compositionstart', 'compositionend'],
    activity => {
      if (activity === 'compositionstart') isComposing = true
      if (activity === 'compositionend') isComposing = false
      pausedAt = Date.now() + pause
      check()
    },
    target,
  )
  return {
    whenPaused: run => {
      waiting = run
      check()
    },
    cancel: () => {
      clearTimeout(timer)
      waiting = null
    },
  }
}
