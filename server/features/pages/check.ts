import { completeContent } from '@ximblox/blocks/complete'
import { type ContentPlaces, contentErrors, contentPlaces } from '@ximblox/blocks/content-errors'
import type { BlockDefinition } from '@ximblox/blocks/define-block'
import { type DraftErrors, mergeErrors } from '@ximblox/blocks/draft-errors'
import { currentDefinition, type Registry } from '@ximblox/blocks/registry'
import type { Block } from '@ximblox/contract/blocks'
import type { ErrorEntry } from '@ximblox/contract/errors'
import type { VersionContent } from '@ximblox/contract/pages'
import { walkBlocks } from '@ximblox/contract/rules/walk-blocks'
import type { Kysely } from 'kysely'
import type { App } from '../../kernel/app-context.ts'
import type { DB } from '../../kernel/db/schema.generated.ts'
import { brokenFileLinks } from './check-file-links.ts'
import { missingFiles } from './check-files.ts'
import { usesBeyondLimits } from './check-limits.ts'

/** The errors of a version, and the version with the defaults of what it leaves out. */
export interface Checked extends DraftErrors {
  complete: VersionContent
}

/** All errors of a version, including those that only the library reveals. */
export const checkVersion = async (
  { registry }: Pick<App, 'registry'>,
  db: Kysely<DB>,
  content: VersionContent,
  at = contentPlaces,
): Promise<Checked> => {
  const complete = completeContent(registry, content)
  const errors = mergeErrors([
    contentErrors(registry, content, at),
    // A file may be deleted while it is being used. That must not prevent an autosave of the other changes.
    {
      refused: [],
      tolerated: [
        ...(await missingFiles(registry, db, complete, at)),
        ...(await brokenFileLinks(registry, db, complete, at)),
        ...(await usesBeyondLimits(registry, db, complete, at)),
        ...(await blockErrors(registry, complete, at)),
      ],
    },
  ])
  return { ...errors, complete }
}

/** What the block types themselves check. */
const blockErrors = async (
  registry: Registry,
  { blocks }: VersionContent,
  at: ContentPlaces,
): Promise<ErrorEntry[]> => {
  const checks: Promise<ErrorEntry[]>[] = []
  walkBlocks(
    blocks,
    (block, path) => {
      const definition = currentDefinition(registry, block)
      if (definition?.check) checks.push(errorsOf(definition, block, path))
    },
    at.blocks,
  )
  return (await Promise.all(checks)).flat()
}

const errorsOf = async (
  { check, propsSchema }: BlockDefinition,
  { props }: Block,
  path: string,
): Promise<ErrorEntry[]> => {
  // Props of the wrong shape are reported by their schema.
  if (!check || !propsSchema.safeParse(props).success) return []
  const errors = await check(props)
  return errors.map(entry => ({ ...entry, property: `${path}.${entry.property}` }))
}

/**
 * Keeps the blocks of a request at their indexes. A block that could not be parsed counts as one of an unknown type.
 */
export const withoutHoles = (blocks: readonly (Block | undefined)[]): Block[] =>
  blocks.map((block, index) => block ?? { ...unreadable, key: `unreadable-${index}` })

const unreadable = { type: '', props: {}, anchorPoint: '', __images: {}, __files: {} }
