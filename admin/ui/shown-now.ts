/**
 * The moment that a relative time is relative to. If the browser's clock is slow, what the server has just done appears to
 * be in the future; it is shown as happening now.
 */
export const shownNow = (time: Date, now: Date): Date =>
  time > now && time.getTime() - now.getTime() < 60_000 ? time : now
