import type { App } from '../app-context.ts'
import { allPages, changedTags } from '../cdn-tags.ts'
import type { Cdn } from '../config.ts'
import { inSpan } from '../tracing/in-span.ts'
import { purge } from './purge.ts'

/** CDNs limit how many tags a request may name. */
const perRequest = 30
/** Beyond this many tags, everything is purged with one request. */
const maxTags = 300
const pause = 50
const repeatAfter = 10_000
const timeLimit = 10_000
const firstDelay = 1_000
const longestDelay = 60_000

/**
 * Purges changed pages from the CDN until it accepts, and once more after a few seconds: an answer made just before a
 * change can reach the CDN after the first purge. Every node purges every change, so that none depends on another.
 * Everything is purged after changes may have been missed, and at the start, which may bring other templates.
 */
export const keepPurged = (
  { content, log }: Pick<App, 'content' | 'log'>,
  cdn: Cdn,
): { stop(): Promise<void> } => {
  const stopping = new AbortController()
  const repeats = new Set<NodeJS.Timeout>()
  let waiting = new Set<string>()
  let again = new Set<string>()
  let timer: NodeJS.Timeout | undefined
  let sending: Promise<void> | undefined
  let failures = 0

  const sendAll = async (tags: readonly string[]): Promise<void> => {
    for (let start = 0; start < tags.length; start += perRequest) {
      const signal = AbortSignal.any([stopping.signal, AbortSignal.timeout(timeLimit)])
      await purge(cdn, tags.slice(start, start + perRequest), signal)
    }
  }

  const run = async () => {
    const batch = [...waiting].length > maxTags ? [allPages] : [...waiting]
    const toRepeat = again
    waiting = new Set()
    again = new Set()
    try {
      await inSpan('job purge', () => sendAll(batch))
      if (failures > 0) log.info({ failures }, 'the CDN accepts purges again')
      failures = 0
      repeatLater(toRepeat)
    } catch (error) {
      if (stopping.signal.aborted) return
      waiting = new Set([...batch, ...waiting])
      again = new Set([...toRepeat, ...again])
      if (failures === 0) log.warn({ err: error }, 'the CDN could not be purged and may show former pages')
      failures += 1
    }
  }

  const schedule = (delay: number) => {
    if (timer !== undefined || sending || stopping.signal.aborted) return
    timer = setTimeout(() => {
      timer = undefined
      sending = run().finally(() => {
        sending = undefined
        if (waiting.size > 0)
          schedule(failures > 0 ? Math.min(firstDelay * 2 ** (failures - 1), longestDelay) : pause)
      })
    }, delay)
  }

  const add = (tags: Iterable<string>) => {
    for (const tag of tags) waiting.add(tag)
    schedule(pause)
  }

  const repeatLater = (tags: ReadonlySet<string>) => {
    if (tags.size === 0) return
    const repeat = setTimeout(() => {
      repeats.delete(repeat)
      add(tags)
    }, repeatAfter)
    repeats.add(repeat)
  }

  const changed = (tags: readonly string[]) => {
    for (const tag of tags) again.add(tag)
    add(tags)
  }

  content.subscribe({ changed: tags => changed(changedTags(tags)), missed: () => changed([allPages]) })
  changed([allPages])

  return {
    stop: async () => {
      stopping.abort()
      clearTimeout(timer)
      for (const repeat of repeats) clearTimeout(repeat)
      await sending
    },
  }
}
