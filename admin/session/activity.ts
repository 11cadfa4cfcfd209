/** What a user does in a document. */
const activities = [
  'mousemove',
  'mousedown',
  'click',
  'scroll',
  'keydown',
  'input',
  'compositionstart',
  'compositionend',
] as const
type Activity = (typeof activities)[number]

/** Dispatched on the window for an activity in a frame, whose events the window does not see. */
const frameActivity = 'ximblox-frame-activity'

/** Reports what the user does in the document of a frame; returns a function that stops it. */
export const reportActivityOf = (frame: Window): (() => void) => {
  const listening = new AbortController()
  for (const activity of activities)
    frame.addEventListener(
      activity,
      () => window.dispatchEvent(new CustomEvent(frameActivity, { detail: activity })),
      { signal: listening.signal, passive: true, capture: true },
    )
  return () => listening.abort()
}

/** Calls back for these activities, also in frames; returns a function that stops it. */
export const onActivity = (
  wanted: readonly Activity[],
  report: (activity: Activity) => void,
  target: EventTarget = window,
): (() => void) => {
  const listening = new AbortController()
  const options = { signal: listening.signal, passive: true, capture: true }
  for (const activity of wanted) target.addEventListener(activity, () => report(activity), options)
  target.addEventListener(
    frameActivity,
    event => {
      const { detail } = event as CustomEvent<Activity>
      if (wanted.includes(detail)) report(detail)
    },
    options,
  )
  return () => listening.abort()
}
