import { type QueryClient, useQuery } from '@tanstack/react-query'
import type { Block } from '@ximblox/contract/blocks'
import type { Client } from '@ximblox/contract/client'
import { walkBlocks } from '@ximblox/contract/rules/walk-blocks'
import { useClient } from '../../api/client.tsx'
import { useLanguage } from '../../i18n/language-provider.tsx'
import { blockName, blockSnippet } from '../../pages/block-name.ts'
import { chosenPageQuery } from '../../pages/use-found-pages.ts'
import type { BlockNode } from '../state/document/document.ts'
import { useEditorState, useWorkspace } from '../workspace.ts'

const isAnchored = ({ anchorPoint }: BlockNode) => anchorPoint !== ''

const anchoredIn = ({ pageVersion }: { pageVersion: { blocks: readonly Block[] } }): BlockNode[] => {
  const nodes: BlockNode[] = []
  walkBlocks(pageVersion.blocks, node => nodes.push(node))
  return nodes.filter(isAnchored)
}

/** The blocks of the open page that have an anchor point. */
export const useOwnAnchors = (): BlockNode[] => {
  const blocks = useEditorState(({ document }) => document.blocks)
  return [...blocks.values()].filter(isAnchored)
}

/** The blocks of any page that have an anchor point. */
export const useAnchors = (pageID: number): BlockNode[] => {
  const client = useClient()
  const isOwn = pageID === useWorkspace().pageID
  const own = useOwnAnchors()
  const { data = [] } = useQuery({
    ...chosenPageQuery(client, pageID),
    select: anchoredIn,
    enabled: !isOwn,
  })
  return isOwn ? own : data
}

/** Fetches the blocks of another page that have an anchor point. */
export const fetchAnchors = async (
  queries: QueryClient,
  client: Client,
  pageID: number,
): Promise<BlockNode[]> => anchoredIn(await queries.fetchQuery(chosenPageQuery(client, pageID)))

/** The label of a block with an anchor: `#people · Heading The team`. */
export const useAnchorLabel = (): ((node: BlockNode) => string) => {
  const { editor } = useWorkspace()
  const { labelText } = useLanguage()
  return node => {
    const definition = editor.registry.blocks.get(node.type)
    const name = blockName(definition, node.type, labelText)
    return `#${node.anchorPoint} · ${name} ${blockSnippet(definition, node)}`.trim()
  }
}
