import { ComboboxChevron, TextInput } from '@mantine/core'
import type { TagKind } from '@ximblox/contract/tags'
import { Suspense, useState } from 'react'
import { useTranslations } from 'use-intl'
import { lazyComponent } from '../ui/lazy-component.ts'

const TagSelect = lazyComponent(async () => (await import('./tag-select.tsx')).TagSelect)

interface Props {
  /** An empty string offers tags of both kinds. */
  kind: TagKind | ''
  /** The id of the tag; an empty string does not filter. */
  tag: string
  onFilter: (tag: string) => void
  /** As low as the bar above a list, without a visible label. */
  isInBar?: boolean
}

/**
 * Filters a list by a tag. The select is large and rarely used, so it is loaded when it gets the focus; what is typed
 * until then is passed on.
 */
export const TagFilter = ({ kind, tag, onFilter, isInBar = false }: Props) => {
  const t = useTranslations('tags')
  const [isFocused, setFocused] = useState(false)
  const [typed, setTyped] = useState('')
  const common = { placeholder: t('allKinds'), w: width, size: isInBar ? 'xs' : 'sm' } as const
  const plainInput = (
    <TextInput
      {...(isInBar ? { 'aria-label': t('filter') } : { label: t('filter') })}
      {...common}
      {...closed}
      value={typed}
      onChange={event => setTyped(event.currentTarget.value)}
      onFocus={() => setFocused(true)}
      {...(isFocused && { ref: takeFocus })}
      rightSection={<ComboboxChevron />}
      rightSectionPointerEvents="none"
    />
  )
  if (!isFocused && tag === '') return plainInput
  return (
    <Suspense fallback={plainInput}>
      <TagSelect
        {...common}
        label={t('filter')}
        isLabelHidden={isInBar}
        kind={kind}
        id={tag === '' ? null : Number(tag)}
        onChange={chosen => onFilter(chosen ? String(chosen.id) : '')}
        isClearable
        {...(isFocused && { initialTerm: typed })}
      />
    </Suspense>
  )
}

/** About that of the other filters. */
const width = '11rem'

const closed = { role: 'combobox', 'aria-expanded': false, 'aria-haspopup': 'listbox' } as const

const takeFocus = (input: HTMLInputElement | null) => input?.focus()
