import { NativeSelect } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { pageIDOf } from '@ximblox/contract/rules/ids'
import { walkBlocks } from '@ximblox/contract/rules/walk-blocks'
import { useTranslations } from 'use-intl'
import { useClient } from '../../client.tsx'
import { useLanguage } from '../../i18n/language-provider.tsx'
import { blockName, blockSnippet } from '../block-names.ts'
import type { BlockNode } from '../state/document/document.ts'
import { useEditorState, useWorkspace } from '../workspace.ts'

interface Props {
  pageID: number
  /** Key of a block on it; null for the page as a whole. */
  block: string | null
  onChange: (block: string | null) => void
}

/** The blocks of a page that links can lead to: those with an anchor point. */
export const AnchorChoice = ({ pageID, block, onChange }: Props) => {
  const t = useTranslations('editor.links')
  const { editor } = useWorkspace()
  const { language } = useLanguage()
  const anchored = useAnchored(pageID)
  const isKnown = block === null || anchored.some(({ key }) => key === block)
  const labelOf = (node: BlockNode) => {
    const definition = editor.registry.blocks.get(node.type)
    const name = blockName(definition, node.type, language)
    return `#${node.anchorPoint} · ${name} ${blockSnippet(definition, node)}`.trim()
  }
  if (anchored.length === 0 && block === null) return null
  return (
    <NativeSelect
      label={t('place')}
      value={block ?? ''}
      onChange={({ currentTarget: { value } }) => onChange(value === '' ? null : value)}
      data={[
        { value: '', label: t('wholePage') },
        ...anchored.map(node => ({ value: node.key, label: labelOf(node) })),
        ...(isKnown ? [] : [{ value: block, label: t('lostPlace') }]),
      ]}
    />
  )
}

const useAnchored = (pageID: number): BlockNode[] => {
  const client = useClient()
  const workspace = useWorkspace()
  const isOwn = pageID === workspace.pageID
  const own = useEditorState(({ document }) => document.blocks)
  const { data: others = [] } = useQuery({
    queryKey: ['page-anchors', pageID],
    queryFn: async ({ signal }) => {
      const { page } = await client.page.get({ params: { id: pageIDOf(pageID) } }, { signal })
      const nodes: BlockNode[] = []
      walkBlocks(page.pageVersion.blocks, node => nodes.push(node))
      return nodes
    },
    enabled: !isOwn,
  })
  return (isOwn ? [...own.values()] : others).filter(({ anchorPoint }) => anchorPoint !== '')
}
