import { Select } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { normaliseTagName } from '@ximblox/contract/formats/tag-name'
import type { Tag } from '@ximblox/contract/tag'
import type { TagKind } from '@ximblox/contract/tags'
import { type ReactNode, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useFoundTags, useNamedTags } from './tag-queries.ts'

interface Props {
  label: string
  isLabelHidden?: boolean
  size?: 'xs' | 'sm'
  /** An empty string finds tags of both kinds. */
  kind: TagKind | ''
  id: number | null
  onChange: (tag: Tag | null) => void
  placeholder?: string
  /** This one cannot be chosen. */
  without?: number
  error?: ReactNode
  isClearable?: boolean
  /** What has been typed already. The select then takes the focus. */
  initialTerm?: string
  /** The width of the input; by default that of its container. */
  w?: string
}

const searchDelay = 200

/** Chooses one tag by name. */
export const TagSelect = ({
  label,
  isLabelHidden = false,
  size = 'sm',
  kind,
  id,
  onChange,
  placeholder,
  without,
  error,
  isClearable = false,
  initialTerm,
  w,
}: Props) => {
  const t = useTranslations('tags.picker')
  const tKinds = useTranslations('tags.kinds')
  const [typed, setTyped] = useState(initialTerm ?? '')
  const { data: named = [] } = useNamedTags(id === null ? [] : [id])
  const chosen = id === null ? undefined : named.find(tag => tag.id === id)
  // The input shows the name of the chosen tag, which is no search term.
  const term = normaliseTagName(typed === chosen?.name ? '' : typed)
  const [searched] = useDebouncedValue(term, searchDelay)
  const found = {
    public: useFoundTags('public', searched, kind !== 'private'),
    private: useFoundTags('private', searched, kind !== 'public'),
  }
  const foundOf = (one: TagKind) => (found[one].data ?? []).filter(tag => tag.id !== without)
  const tags = [...(chosen ? [chosen] : []), ...foundOf('public'), ...foundOf('private')]
  const groups = (['public', 'private'] as const).map(one => ({
    group: tKinds(one),
    items: unique([...(chosen && chosen.private === (one === 'private') ? [chosen] : []), ...foundOf(one)]),
  }))
  return (
    <Select
      {...(isLabelHidden ? { 'aria-label': label } : { label })}
      size={size}
      placeholder={placeholder ?? t('find')}
      error={error ?? ((found.public.isError || found.private.isError) && t('failed'))}
      nothingFoundMessage={t('nothingFound')}
      data={kind === '' ? groups.filter(({ items }) => items.length > 0) : unique(tags)}
      value={id === null ? null : String(id)}
      onChange={value => onChange(tags.find(tag => String(tag.id) === value) ?? null)}
      searchable
      searchValue={typed}
      onSearchChange={setTyped}
      filter={({ options }) => options}
      clearable={isClearable}
      allowDeselect={false}
      {...(w !== undefined && { w, comboboxProps: wideOptions })}
      {...(initialTerm !== undefined && { ref: takeFocus })}
    />
  )
}

/** Names may be longer than a narrow input. */
const wideOptions = { withinPortal: false, width: '16rem', position: 'bottom-start' } as const

const takeFocus = (input: HTMLInputElement | null) => input?.focus()

const unique = (tags: readonly Tag[]) =>
  [...new Map(tags.map(tag => [tag.id, tag])).values()].map(({ id, name }) => ({
    value: String(id),
    label: name,
  }))
