import type { Block } from '@ximblox/contract/blocks'
import { isRefusal } from '@ximblox/contract/client/errors'
import type { ErrorEntry } from '@ximblox/contract/errors'
import type { VersionID } from '@ximblox/contract/ids'
import { type BareVersion, type PageVersion, pageVersion, type VersionContent } from '@ximblox/contract/pages'
import { changedBlocks } from '@ximblox/contract/rules/changed-blocks'
import { isEqual } from '@ximblox/contract/rules/equal'
import type { Clock } from './clock.ts'

export type StoreKind = 'autosave' | 'saved' | 'merged'

interface Storing {
  revision: number
  autosave?: true
  kind?: 'saved' | 'merged'
}

/** All content, or what changed since the base. */
export type StoreBody = Storing & Partial<VersionContent> & { changedBlocks?: Block[] }

/** The call `page.storeChanges` of the client. */
export type StoreVersion = (
  versionID: VersionID,
  body: StoreBody,
  signal: AbortSignal,
) => Promise<{ pageVersion: BareVersion; Errors: readonly ErrorEntry[] }>

export type Answer =
  | { type: 'stored'; version: BareVersion; errors: readonly ErrorEntry[] }
  | { type: 'conflict'; current: PageVersion }
  | { type: 'refused'; errors: readonly ErrorEntry[] }
  | { type: 'expired' }
  /** It is unknown whether the server received the request. */
  | { type: 'unknown' }

/** What is to be stored, and what the server has at the revision. */
export interface Sending {
  kind: StoreKind
  revision: number
  base: VersionContent
  content: VersionContent
}

const timeout = 30_000

/** Sends content and returns every outcome as a value; a timeout counts as no response. */
export const request = async (
  store: StoreVersion,
  clock: Clock,
  versionID: VersionID,
  sending: Sending,
): Promise<Answer> => {
  const abort = new AbortController()
  const { promise: late, resolve } = Promise.withResolvers<Answer>()
  const cancel = clock.after(timeout, () => {
    resolve({ type: 'unknown' })
    abort.abort()
  })
  const send = (body: StoreBody) => store(versionID, body, abort.signal)
  const answer = send(bodyOf(sending))
    .catch((error: unknown) => {
      if (!namesChanges(error)) throw error
      return send(wholeOf(sending))
    })
    .then(
      ({ pageVersion, Errors }): Answer => ({ type: 'stored', version: pageVersion, errors: Errors }),
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

const wholeOf = ({ kind, revision, content }: Sending): StoreBody => ({
  ...content,
  revision,
  ...(kind === 'autosave' ? { autosave: true } : { kind }),
})

/** Autosaves, of which there are many, send what changed. A version that is kept is always sent whole. */
const bodyOf = (sending: Sending): StoreBody => {
  if (sending.kind !== 'autosave') return wholeOf(sending)
  const { revision, base, content } = sending
  const { blocks, seoIndexed = true, ...rest } = content
  const changed = changedBlocks(base.blocks, blocks)
  const properties = Object.entries(rest).filter(
    ([name, value]) => !isEqual(value, base[name as keyof typeof rest]),
  )
  return {
    ...Object.fromEntries(properties),
    ...(seoIndexed !== (base.seoIndexed ?? true) && { seoIndexed }),
    ...(changed ? changed.length > 0 && { changedBlocks: changed } : { blocks }),
    revision,
    autosave: true,
  }
}

/** The errors of changes do not name the places that the editor knows, those of the whole content do. */
const namesChanges = (error: unknown): boolean =>
  isRefusal(error) && error.entries.some(({ property }) => property.startsWith('changedBlocks'))
