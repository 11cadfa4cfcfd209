import { setTimeout } from 'node:timers/promises'
import type { App } from '../app-context.ts'
import { levelOf } from '../report-failure.ts'
import { remakeCards } from './remake-cards.ts'

const every = 60_000

/**
 * Makes stale cards again at start, and then every minute those of pages that a node with older code published while
 * both ran. Stopping waits for the batch under way.
 */
export const keepCardsCurrent = (app: App): { stop: () => Promise<void> } => {
  const stopping = new AbortController()
  const { signal } = stopping
  const failed = new Set<number>()
  const loop = async () => {
    while (!signal.aborted) {
      await remakeCards(app, { failed, signal }).catch(error =>
        app.log[levelOf(error)]({ err: error }, 'cards cannot be made again at present'),
      )
      await setTimeout(every, undefined, { signal, ref: false }).catch(() => {})
    }
  }
  const ended = loop()
  return {
    stop: () => {
      stopping.abort()
      return ended
    },
  }
}
