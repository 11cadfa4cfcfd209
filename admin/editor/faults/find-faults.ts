import { missingContent } from '@ximblox/blocks/missing'
import type { Registry } from '@ximblox/blocks/registry'
import { checkBlocks, checkProps } from '@ximblox/blocks/validate'
import type { ErrorEntry } from '@ximblox/contract/errors'
import type { VersionContent } from '@ximblox/contract/pages'
import { type LocatedFault, locate } from './locate.ts'

interface Known {
  registry: Registry
  content: VersionContent
  /** What the server said of the page as it was. */
  refused: readonly ErrorEntry[]
  /** Whether what publishing asks for counts already. */
  forPublishing: boolean
}

/** What is wrong with the page as it is now, each fault once. */
export const findFaults = ({ registry, content, refused, forPublishing }: Known): LocatedFault[] => {
  const { blocks, pageType } = content
  const fields = registry.pageTypes.get(pageType.id)?.fields ?? {}
  const checked = [checkBlocks(registry, blocks), checkProps(fields, pageType.props, 'pageType.props')]
  const here = checked.flatMap(({ refused, tolerated }) => [...refused, ...tolerated])
  const missing = forPublishing ? missingContent(registry, content) : []
  const there = refused.filter(entry => !isSeenHere(entry))
  const located = [...here, ...missing, ...there].map(entry => locate(entry, blocks))
  return [...new Map(located.map(fault => [JSON.stringify(fault), fault])).values()]
}

/** Whether this browser finds the fault by itself, and so knows when it is gone. */
const isSeenHere = ({ property, code }: ErrorEntry): boolean =>
  code !== 'V_18' && /^(blocks|pageType|__images|__files)(\.|$)/.test(property)
