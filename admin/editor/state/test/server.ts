import { completeBlocks } from '@ximblox/blocks/complete'
import { contentErrors } from '@ximblox/blocks/content-errors'
import { withoutStoredErrors } from '@ximblox/blocks/stored-errors'
import { type Block, cropParams } from '@ximblox/contract/blocks'
import { refusalOf } from '@ximblox/contract/client/errors'
import { type ErrorEntry, errorAt } from '@ximblox/contract/errors'
import type { BareVersion, PageVersion, VersionContent } from '@ximblox/contract/pages'
import { withChangedBlocks } from '@ximblox/contract/rules/changed-blocks'
import { versionIDOf } from '@ximblox/contract/rules/ids'
import { walkBlocks } from '@ximblox/contract/rules/walk-blocks'
import { isSameContent } from '../saving/derived.ts'
import type { StoreBody } from '../saving/request.ts'
import { versionContentOf } from '../state.ts'
import { registry, versionWith } from './sample.ts'

export interface Server {
  head(): PageVersion
  /** Stores what another user wrote with the definitions of a newer site. */
  replace(content: VersionContent): void
  /**
   * Handles a request by the rules of the real server: revisions, defaults, derived file names, refused values,
   * incomplete anchor points.
   */
  store(body: StoreBody): { pageVersion: BareVersion; Errors: ErrorEntry[] }
  /** Every content that was sent and stored. */
  taken: (StoreBody & VersionContent)[]
}

export const createServer = (content: VersionContent): Server => {
  let head = versionWith(asStored(content))
  const taken: (StoreBody & VersionContent)[] = []
  return {
    taken,
    head: () => structuredClone(head),
    replace: content => {
      head = versionWith(asStored(content), head.revision + 1)
    },
    store: sent => {
      const { revision, autosave, kind: _kind, changedBlocks = [], ...given } = structuredClone(sent)
      if (revision !== head.revision)
        throw refusalOf(409, {
          Errors: [errorAt('', 'staleRevision')],
          current: structuredClone(head),
        })
      const current = { ...versionContentOf(head), ...given }
      const { blocks, missing } = withChangedBlocks(current.blocks, changedBlocks)
      if (missing.length > 0)
        throw refusalOf(422, { Errors: [errorAt('changedBlocks.0.key', 'brokenReference')] })
      const body = { ...current, blocks }
      const checked = contentErrors(registry, body)
      const { refused } = withoutStoredErrors(registry, checked, body, versionContentOf(head))
      if (refused.length > 0) throw refusalOf(422, { Errors: refused })
      const errors = anchorErrors(blocks)
      if (!autosave && errors.length > 0) throw refusalOf(422, { Errors: errors })
      taken.push({ ...structuredClone(sent), ...body })
      if (!isSameContent(body, versionContentOf(head)))
        head = { ...versionWith(asStored(body), head.revision + 1), id: versionIDOf(head.id + 1) }
      return { pageVersion: structuredClone(head), Errors: errors }
    },
  }
}

const asStored = (content: VersionContent): VersionContent => {
  const blocks = completeBlocks(registry, structuredClone(content.blocks))
  walkBlocks(blocks, ({ __images }) => {
    for (const use of Object.values(__images)) {
      const { cropParams: crop } = use
      use.hash = `hash${use.fileID}${crop ? `x${crop.x}` : ''}`
      use.fileName = `file${use.fileID}.jpg`
      // A validated request has its keys in the order of the schema.
      if (crop) use.cropParams = cropParams.parse(crop)
    }
  })
  return { ...structuredClone(content), blocks }
}

const anchorErrors = (blocks: readonly Block[]) => {
  const errors: ErrorEntry[] = []
  walkBlocks(blocks, ({ anchorPoint }, path) => {
    if (anchorPoint.includes(' ')) errors.push(errorAt(`${path}.anchorPoint`, 'invalidAnchorName'))
  })
  return errors
}
