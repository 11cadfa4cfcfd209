import { missingContent } from '@ximblox/blocks/missing'
import type { Registry } from '@ximblox/blocks/registry'
import { validateBlocks, validateProps } from '@ximblox/blocks/validate'
import type { Block } from '@ximblox/contract/blocks'
import { type ErrorEntry, isError } from '@ximblox/contract/errors'
import type { VersionContent } from '@ximblox/contract/pages'
import { isEqual, stableStringify } from '@ximblox/contract/rules/equal'
import { walkBlocks } from '@ximblox/contract/rules/walk-blocks'
import { type LocatedError, locate, valueAt } from './locate.ts'

interface Refused {
  errors: readonly ErrorEntry[]
  /** As they were then: the errors name their places. */
  blocks: readonly Block[]
  /** The page as it was then, where nothing newer is asked: what was changed since is no fault any more. */
  content?: VersionContent
}

interface Known {
  registry: Registry
  content: VersionContent
  /** What the server said of the page as it was. */
  refused: readonly Refused[]
  /** Whether what publishing asks for counts already. */
  forPublishing: boolean
}

/** What is wrong with the page as it is now, each fault once. */
export const findErrors = ({ registry, content, refused, forPublishing }: Known): LocatedError[] => {
  const { blocks, pageType } = content
  const fields = registry.pageTypes.get(pageType.id)?.fields ?? {}
  const checked = [validateBlocks(registry, blocks), validateProps(fields, pageType.props, 'pageType.props')]
  const here = checked.flatMap(({ refused, tolerated }) => [...refused, ...tolerated])
  const missing = forPublishing ? missingContent(registry, content) : []
  const keys = new Set<string | null>([null])
  walkBlocks(blocks, ({ key }) => keys.add(key))
  const there = refused
    .flatMap(({ errors, blocks: asSent, content: then }) =>
      errors
        .filter(entry => !isSeenHere(entry))
        .map(entry => locate(entry, asSent))
        .filter(fault => !then || isEqual(valueAt(then, fault), valueAt(content, fault))),
    )
    .filter(({ block }) => keys.has(block))
  const located = [...here, ...missing].map(entry => locate(entry, blocks))
  return [...new Map([...located, ...there].map(fault => [stableStringify(fault), fault])).values()]
}

/** Whether this browser finds the fault by itself, and so knows when it is gone. */
const isSeenHere = (entry: ErrorEntry): boolean =>
  !isError(entry, 'brokenReference') && /^(blocks|pageType|__images|__files)(\.|$)/.test(entry.property)
