import { textImageUses } from '@ximblox/blocks/file-links'
import type { Registry } from '@ximblox/blocks/registry'
import type { Block, FileData } from '@ximblox/contract/blocks'
import { type ErrorEntry, errorAt } from '@ximblox/contract/errors'
import type { VersionContent } from '@ximblox/contract/pages'
import { walkBlocks } from '@ximblox/contract/rules/walk-blocks'
import type { Kysely } from 'kysely'
import type { DB } from '../../kernel/db/schema.generated.ts'
import { findFileIDs } from '../media/store.ts'

/** Finds images and files of a version that are not in the library. Those of unknown blocks are not checked. */
export const missingFiles = async (
  registry: Registry,
  db: Kysely<DB>,
  content: VersionContent,
  at: { blocks: string; props: string },
): Promise<ErrorEntry[]> => {
  const uses = [...usesIn(content, registry.blocks, at.blocks), ...textImageUses(registry, content, at)]
  const existing = await findFileIDs(db, [...new Set(uses.map(({ fileID }) => fileID))])
  return uses
    .filter(({ fileID }) => !existing.has(fileID))
    .map(({ property }) => errorAt(property, 'brokenReference'))
}

interface Use {
  fileID: number
  property: string
}

const usesIn = (
  { seoImage, __images, __files, blocks }: VersionContent,
  known: Registry['blocks'],
  at: string,
): Use[] => {
  const uses = [
    ...(seoImage ?? []).map(({ fileID }) => ({ fileID, property: 'seoImage' })),
    ...named(__images, '__images'),
    ...named(__files, '__files'),
  ]
  const visit = ({ type, __images, __files }: Block, path: string) => {
    if (!known.has(type)) return
    uses.push(...named(__images, `${path}.__images`), ...named(__files, `${path}.__files`))
  }
  walkBlocks(blocks, visit, at)
  return uses
}

const named = (all: Record<string, FileData>, path: string): Use[] =>
  Object.entries(all).map(([name, { fileID }]) => ({ fileID, property: `${path}.${name}` }))
