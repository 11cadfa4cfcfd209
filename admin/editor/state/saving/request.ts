import { isRefusal } from '@ximblox/contract/client/errors'
import type { ErrorEntry } from '@ximblox/contract/errors'
import type { VersionID } from '@ximblox/contract/ids'
import { type PageVersion, pageVersion, type VersionContent } from '@ximblox/contract/pages'
import type { Clock } from './clock.ts'

export type StoreKind = 'autosave' | 'saved' | 'merged'

export interface StoreBody extends VersionContent {
  revision: number
  autosave?: true
  kind?: 'saved' | 'merged'
}

/** The call `page.storeVersion` of the client. */
export type StoreVersion = (
  versionID: VersionID,
  body: StoreBody,
  signal: AbortSignal,
) => Promise<{ pageVersion: PageVersion; Errors?: readonly ErrorEntry[] | undefined }>

export type Answer =
  | { type: 'stored'; version: PageVersion; errors: readonly ErrorEntry[] }
  | { type: 'conflict'; current: PageVersion }
  | { type: 'refused'; errors: readonly ErrorEntry[] }
  | { type: 'expired' }
  /** It is unknown whether the server received the request. */
  | { type: 'unknown' }

const timeout = 30_000

/** Sends once and returns every outcome as a value; a timeout counts as no response. */
export const request = async (
  store: StoreVersion,
  clock: Clock,
  versionID: VersionID,
  body: StoreBody,
): Promise<Answer> => {
  const abort = new AbortController()
  const { promise: late, resolve } = Promise.withResolvers<Answer>()
  const cancel = clock.after(timeout, () => {
    resolve({ type: 'unknown' })
    abort.abort()
  })
  const answer = store(versionID, body, abort.signal).then(
    ({ pageVersion, Errors = [] }): Answer => ({ type: 'stored', version: pageVersion, errors: Errors }),
    answerOf,
  )
  try {
    return await Promise.race([answer, late])
  } finally {
    cancel()
  }
}

const answerOf = (error: unknown): Answer => {
  if (!isRefusal(error) || error.status >= 500 || error.status === 429) return { type: 'unknown' }
  if (error.status === 401) return { type: 'expired' }
  if (isRefusal(error, 'staleRevision')) {
    const current = pageVersion.safeParse(error.payload.current)
    if (current.success) return { type: 'conflict', current: current.data }
  }
  return { type: 'refused', errors: error.entries }
}

export const bodyOf = (kind: StoreKind, revision: number, content: VersionContent): StoreBody => ({
  ...content,
  revision,
  ...(kind === 'autosave' ? { autosave: true } : { kind }),
})
