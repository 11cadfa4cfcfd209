import { type LimitedUse, limitedUses } from '@ximblox/blocks/limited-uses'
import type { Registry } from '@ximblox/blocks/registry'
import type { ErrorEntry } from '@ximblox/contract/errors'
import type { VersionContent } from '@ximblox/contract/pages'
import { notAllowedAt } from '@ximblox/contract/rules/error-entries'
import type { Kysely } from 'kysely'
import type { DB } from '../../kernel/db/schema.generated.ts'
import { findFileKinds } from '../media/store.ts'
import { findPageTypes } from './store.ts'

/**
 * Finds links to pages of other types, and files of other kinds, than their fields take. Those that do not exist have
 * errors of their own.
 */
export const usesBeyondLimits = async (
  registry: Registry,
  db: Kysely<DB>,
  content: VersionContent,
  at: { blocks: string; props: string },
): Promise<ErrorEntry[]> => {
  const { pages, files } = limitedUses(registry, content, at)
  return [
    ...beyond(pages, await findPageTypes(db, idsOf(pages))),
    ...beyond(files, await findFileKinds(db, idsOf(files))),
  ]
}

const idsOf = (uses: readonly LimitedUse[]): number[] => [...new Set(uses.map(({ id }) => id))]

const beyond = (uses: readonly LimitedUse[], found: ReadonlyMap<number, string>): ErrorEntry[] =>
  uses.flatMap(({ id, property, allowed }) => {
    const kind = found.get(id)
    return kind === undefined || allowed.includes(kind) ? [] : [notAllowedAt(property, allowed)]
  })
