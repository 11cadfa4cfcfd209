import type { Registry } from '@ximblox/blocks/registry'
import { unfinishedContent } from '@ximblox/blocks/unfinished'
import { type ErrorEntry, isError } from '@ximblox/contract/errors'
import { messageOf } from '@ximblox/contract/messages/message-of'
import type { VersionContent } from '@ximblox/contract/pages'
import type { Kysely } from 'kysely'
import type { DB } from '../../kernel/db/schema.generated.ts'
import { checkVersion } from '../pages/check.ts'

const places = { blocks: 'blocks', props: 'pageType.props' }

/**
 * The errors that keep content from being imported: for a draft those that keep it from being stored, and for the rest
 * those that keep it from being published. References to what was deleted are none, because pages keep working with them.
 */
export const contentErrors = async (
  registry: Registry,
  db: Kysely<DB>,
  content: VersionContent,
  { isDraft }: { isDraft: boolean },
): Promise<ErrorEntry[]> => {
  const { refused, tolerated } = await checkVersion({ registry }, db, content, places)
  if (isDraft) return refused
  return [
    ...refused,
    ...tolerated.filter(entry => !isError(entry, 'brokenReference')),
    ...unfinishedContent(registry, content),
  ]
}

/** An error for an operator, with its path in the file of the page. */
export const describeError = (version: string, entry: ErrorEntry): string =>
  `${version}.${entry.property}: ${messageOf('en', entry)}`
