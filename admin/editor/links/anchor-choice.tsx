import { NativeSelect } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { useAnchorLabel, useAnchors } from './anchored-blocks.ts'

interface Props {
  pageID: number
  /** Key of a block on it; null for the page as a whole. */
  block: string | null
  /** Whether it is asked right after the page was chosen. */
  isNext: boolean
  onChange: (block: string | null) => void
}

/** The blocks of a page that links can lead to: those with an anchor point. */
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
