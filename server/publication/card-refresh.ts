import { setTimeout } from 'node:timers/promises'
import type { App } from '../app-context.ts'
import { levelOf } from '../report-failure.ts'
import { refreshCards } from './refresh-cards.ts'

const interval = 60_000

/**
 * Refreshes stale cards at start, and every minute those of pages that a node with older code has published since.
 * Stopping waits for the current batch.
 */
export const startCardRefresh = (app: App): { stop: () => Promise<void> } => {
  const stopping = new AbortController()
  const { signal } = stopping
  const failed = new Set<number>()
  const loop = async () => {
    while (!signal.aborted) {
      await refreshCards(app, { failed, signal }).catch(error =>
        app.log[levelOf(error)]({ err: error }, 'cards cannot be refreshed at present'),
      )
      await setTimeout(interval, undefined, { signal, ref: false }).catch(() => {})
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
