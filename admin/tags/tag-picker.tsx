import { MultiSelect } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { normaliseTagName } from '@ximblox/contract/formats/tag-name'
import { limits } from '@ximblox/contract/limits'
import { allows } from '@ximblox/contract/rules/permissions'
import type { TagKind } from '@ximblox/contract/tags'
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useClient } from '../api/client.tsx'
import { useCall } from '../api/use-call.ts'
import { useMessage } from '../errors/use-message.ts'
import { useSession } from '../session/use-session.ts'
import { tagsKey, useFoundTags, useNamedTags } from './tag-queries.ts'
import { type TypedTags, useTypedTags } from './use-typed-tags.ts'

export interface TagPickerProps {
  label: string
  kind: TagKind
  /** The ids of the chosen tags. */
  value: readonly number[]
  /** The most tags that can be chosen. */
  max?: number
  onChange: (ids: number[]) => void
  description?: ReactNode
  error?: ReactNode
  isRequired?: boolean
  disabled?: boolean
  onBlur?: () => void
  kept?: TypedTags
}

const searchDelay = 200
const toCreate = 'new'

/** Chooses tags by name. Users who manage tags can create a missing one at once. */
export const TagPicker = ({ label, kind, value, onChange, error, description, ...rest }: TagPickerProps) => {
  const t = useTranslations('tags.picker')
  const { permissions } = useSession()
  const mayCreate = allows(permissions, 'manage-tags')
  const messageOf = useMessage()
  const { isRequired = false, disabled = false, max = limits.tags, onBlur, kept } = rest
  const { typed, missed, type, take } = useTypedTags({ kind, value, max, onChange, kept })
  const isLeaving = useRef(false)
  const [isOpen, setOpen] = useState(false)
  const name = normaliseTagName(typed)
  const [term] = useDebouncedValue(name, searchDelay)
  const { data: found = [], isError, isPlaceholderData } = useFoundTags(kind, term, !disabled)
  const { data: named = [] } = useNamedTags(value)
  const { create, entries, isBusy } = useCreateTag(kind)
  const nameOf = (id: number): string => {
    const tag = named.find(one => one.id === id)
    if (!tag) return found.find(one => one.id === id)?.name ?? t('unknown', { id: String(id) })
    return tag.target?.name ?? t('gone', { name: tag.name })
  }
  const isSame = (other: string) => other.toLowerCase() === name.toLowerCase()
  const isNew =
    mayCreate &&
    name !== '' &&
    name.length <= limits.tagName &&
    term === name &&
    !isPlaceholderData &&
    !found.some(tag => isSame(tag.name))
  const options = [
    ...value.map(id => ({ value: String(id), label: nameOf(id) })),
    ...found.filter(({ id }) => !value.includes(id)).map(tag => ({ value: String(tag.id), label: tag.name })),
    ...(isNew ? [{ value: toCreate, label: t('create', { name }) }] : []),
  ]
  const choose = async (chosen: string[]) => {
    const ids = chosen.filter(one => one !== toCreate).map(Number)
    if (chosen.length > value.length) type('')
    if (!chosen.includes(toCreate)) return onChange(ids)
    const created = await create(name)
    if (created) onChange([...ids, created.id])
    else type(name)
  }
  const press = (event: KeyboardEvent) => {
    const isOption = event.currentTarget.getAttribute('aria-activedescendant')
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || isOption || name === '') return
    event.preventDefault()
    setOpen(false)
    take(mayCreate && name.length <= limits.tagName ? create : undefined)
  }
  const errorOf = () => {
    if (entries.length > 0) return entries.map(messageOf).join(' ')
    if (missed !== '') return t('notChosen', { name: missed })
    return isError && !error && t('failed')
  }
  return (
    <MultiSelect
      label={label}
      description={description ?? (kind === 'private' ? t('privateHelp') : undefined)}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      error={errorOf() || error}
      withAsterisk={isRequired}
      disabled={disabled}
      // Not disabled, which would lose the focus.
      readOnly={isBusy}
      placeholder={value.length > 0 ? undefined : t(mayCreate ? 'findOrCreate' : 'find')}
      nothingFoundMessage={t('nothingFound')}
      data={options}
      value={value.map(String)}
      onChange={chosen => void choose(chosen)}
      onKeyDown={press}
      dropdownOpened={isOpen}
      onDropdownOpen={() => setOpen(true)}
      onDropdownClose={() => setOpen(false)}
      onBlur={() => {
        isLeaving.current = true
        take()
        onBlur?.()
      }}
      searchable
      searchValue={typed}
      onSearchChange={words => {
        // The select clears what is typed when it loses the focus.
        if (!isLeaving.current) type(words)
        isLeaving.current = false
      }}
      clearSearchOnChange={false}
      maxValues={max}
      hidePickedOptions
      // The server has searched already.
      filter={({ options: all }) => all}
      comboboxProps={{ withinPortal: false, floatingStrategy: 'fixed' }}
    />
  )
}

const useCreateTag = (kind: TagKind) => {
  const { tag } = useClient()
  const { run, entries, isBusy } = useCall({ invalidates: [tagsKey] })
  return {
    create: async (name: string) =>
      (await run(() => tag.create({ body: { name, private: kind === 'private' } })))?.tag,
    entries,
    isBusy,
  }
}
