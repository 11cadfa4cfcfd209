import { missingContent } from '@ximblox/blocks/missing'
import type { Registry } from '@ximblox/blocks/registry'
import type { VersionContent } from '@ximblox/contract/pages'
import { type LocatedFault, locate } from '../faults/locate.ts'
import { type Check, type Place, seoChecks } from '../seo/checks.ts'
import { findUntranslated } from '../translations/untranslated.ts'

/** What is still to be done to the page: what publishing asks for, and what it would be better with. */
export type OpenPoint =
  | { name: 'required'; fault: LocatedFault }
  | { name: Check['name'] | 'links' | 'untranslated'; count: number; first: Place }

/** What publishing asks for comes first. `links` lead to other languages, `source` is what the page is a translation of. */
export const findOpenPoints = (
  registry: Registry,
  content: VersionContent,
  links: readonly Place[],
  source?: VersionContent,
): OpenPoint[] => [
  ...missingContent(registry, content).map(entry => ({
    name: 'required' as const,
    fault: locate(entry, content.blocks),
  })),
  ...seoChecks(content, registry).flatMap(({ name, faults, first }) =>
    first ? [{ name, count: faults, first }] : [],
  ),
  ...links.slice(0, 1).map(first => ({ name: 'links' as const, count: links.length, first })),
  ...(source ? untranslatedPoints(registry, content, source) : []),
]

const untranslatedPoints = (
  registry: Registry,
  content: VersionContent,
  source: VersionContent,
): OpenPoint[] => {
  const { blocks, parts } = findUntranslated(registry, content, source)
  const [block = null] = blocks
  const count = blocks.length + parts.length
  if (count === 0) return []
  return [{ name: 'untranslated', count, first: { block, path: block === null ? (parts[0] ?? '') : '' } }]
}
