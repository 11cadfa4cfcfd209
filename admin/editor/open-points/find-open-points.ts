import { fileLinksIn, textImageUses } from '@ximblox/blocks/file-links'
import type { Registry } from '@ximblox/blocks/registry'
import { unfinishedContent } from '@ximblox/blocks/unfinished'
import { hasAddress } from '@ximblox/contract/content-types'
import { errorAt, errorDefinition } from '@ximblox/contract/errors'
import type { VersionContent } from '@ximblox/contract/pages'
import { walkBlocks } from '@ximblox/contract/rules/walk-blocks'
import { type Check, seoChecks } from '../seo/checks.ts'
import { type LocatedError, locate } from '../state/document/locate.ts'
import type { Place } from '../state/document/place.ts'
import { findUntranslated } from '../translations/untranslated.ts'

/** A task left on the page: required for publishing, or recommended. */
export type OpenPoint =
  | { name: 'required'; error: LocatedError }
  | { name: Check['name'] | 'links' | 'untranslated'; count: number; first: Place }

interface Surroundings {
  /** The links to pages in other languages. */
  links: readonly Place[]
  /** Files that are no longer in the library. */
  goneFiles: readonly number[]
  /** Known files of the saved page. */
  files: Readonly<Record<number, { shared: boolean }>>
}

/** Lists required tasks first. `source` is the page that this one is a translation of. */
export const findOpenPoints = (
  registry: Registry,
  content: VersionContent,
  { links, goneFiles, files }: Surroundings,
  source?: VersionContent,
): OpenPoint[] => [
  ...unfinishedContent(registry, content).map(entry => ({
    name: 'required' as const,
    error: locate(entry, content.blocks),
  })),
  ...usesOf(content)
    .filter(({ fileID }) => goneFiles.includes(fileID))
    .map(({ block, path }) => ({
      name: 'required' as const,
      error: { block, path, code: errorDefinition('brokenReference').code },
    })),
  ...textImageUses(registry, content)
    .filter(({ fileID }) => goneFiles.includes(fileID))
    .map(({ property }) => ({
      name: 'required' as const,
      error: locate(errorAt(property, 'brokenReference'), content.blocks),
    })),
  ...fileLinksIn(registry, content)
    .filter(({ fileID }) => goneFiles.includes(fileID) || files[fileID]?.shared === false)
    .map(({ property }) => ({
      name: 'required' as const,
      error: locate(errorAt(property, 'brokenReference'), content.blocks),
    })),
  ...(hasAddress(content.pageType.id) ? seoChecks(content, registry) : []).flatMap(
    ({ name, failures, first }) => (first ? [{ name, count: failures, first }] : []),
  ),
  ...links.slice(0, 1).map(first => ({ name: 'links' as const, count: links.length, first })),
  ...(source ? untranslatedPoints(registry, content, source) : []),
]

const usesOf = ({ __images, __files, seoImage, blocks }: VersionContent) => {
  const uses = [
    ...usesIn(null, { __images, __files }),
    ...(seoImage ?? []).map(({ fileID }) => ({ block: null, path: 'seoImage', fileID })),
  ]
  walkBlocks(blocks, block => uses.push(...usesIn(block.key, block)))
  return uses
}

const usesIn = (block: string | null, holder: Pick<VersionContent, '__images' | '__files'>) =>
  (['__images', '__files'] as const).flatMap(kind =>
    Object.entries(holder[kind]).map(([name, { fileID }]) => ({ block, path: `${kind}.${name}`, fileID })),
  )

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
