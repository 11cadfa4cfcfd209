import { NativeSelect } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { useAnchorLabel, useAnchors } from './anchored-blocks.ts'

interface Props {
  pageID: number
  /** The key of a block of the page; null for the page as a whole. */
  block: string | null
  /** Whether it follows the choice of a page and takes the focus. */
  isNext: boolean
  onChange: (block: string | null) => void
}

/** Lists the blocks of a page that have an anchor point. */
export const AnchorChoice = ({ pageID, block, isNext, onChange }: Props) => {
  const t = useTranslations('editor.links')
  const anchored = useAnchors(pageID)
  const select = useRef<HTMLSelectElement>(null)
  useEffect(() => {
    if (isNext) select.current?.focus()
  }, [isNext])
  const labelOf = useAnchorLabel()
  const isKnown = block === null || anchored.some(({ key }) => key === block)
  if (anchored.length === 0 && block === null) return null
  return (
    <NativeSelect
      label={t('place')}
      value={block ?? ''}
      ref={select}
      onChange={({ currentTarget: { value } }) => onChange(value === '' ? null : value)}
      data={[
        { value: '', label: t('wholePage') },
        ...anchored.map(node => ({ value: node.key, label: labelOf(node) })),
        ...(isKnown ? [] : [{ value: block, label: t('lostPlace') }]),
      ]}
    />
  )
}
