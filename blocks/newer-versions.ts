import type { Block } from '@ximblox/contract/blocks'
import { type ErrorEntry, errorAt } from '@ximblox/contract/errors'
import type { VersionContent } from '@ximblox/contract/pages'
import { walkBlocks } from '@ximblox/contract/rules/walk-blocks'
import type { Registry } from './registry.ts'

/** The parts of a version whose props were written for newer versions of their types than this code has. */
export const newerVersions = (
  registry: Registry,
  { pageType, blocks }: Pick<VersionContent, 'pageType' | 'blocks'>,
  at = { blocks: 'blocks', props: 'pageType.props' },
): ErrorEntry[] => {
  const newer: ErrorEntry[] = []
  if (isNewer(pageType, registry.contentTypes.get(pageType.id)))
    newer.push(errorAt(at.props.replace(/props$/, 'version'), 'newerPageTypeVersion'))
  const visit = (block: Block, path: string) => {
    if (isNewer(block, registry.blocks.get(block.type)))
      newer.push(errorAt(`${path}.version`, 'newerBlockVersion'))
  }
  walkBlocks(blocks, visit, at.blocks)
  return newer
}

const isNewer = ({ version = 1 }: { version?: number | undefined }, known?: { version: number }) =>
  known !== undefined && version > known.version
