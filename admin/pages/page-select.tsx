import { Select } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { limits } from '@ximblox/contract/limits'
import { type ReactNode, useState } from 'react'
import { useTranslations } from 'use-intl'
import { pagesToChoose } from './found-pages.ts'
import { PageOption } from './page-option.tsx'
import { type FoundPage, type FoundPages, useFoundPages, usePage } from './use-found-pages.ts'

interface Props {
  id: number | null
  /** Only pages in this locale are found. */
  locale: string
  /** Only pages of these types are found; of all types without any. */
  types?: readonly string[] | undefined
  error: ReactNode
  onChange: (page: FoundPage) => void
}

/** Finds a page by title, slug or text. */
export const PageSelect = ({ id, locale, types, error, onChange }: Props) => {
  const t = useTranslations('pageSelect')
  const tSearch = useTranslations('search')
  const [typed, setTyped] = useState('')
  const { data: chosen } = usePage(id)
  const [searchTerm] = useDebouncedValue(typed.trim(), 300)
  const { data } = useFoundPages(searchTerm, locale, types)
  const { pages: found, total } = (searchTerm.length >= limits.pageSearchMin && data) || nothing
  const pages = pagesToChoose(chosen, found)
  const isLong = typed.trim().length >= limits.pageSearchMin
  return (
    <Select
      label={t('page')}
      placeholder={t('find')}
      description={descriptionOf()}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      nothingFoundMessage={isLong && tSearch('noResults')}
      error={error}
      data={pages.map(page => ({ value: String(page.id), label: page.title }))}
      value={id === null ? null : String(id)}
      onChange={value => {
        const page = pages.find(({ id }) => String(id) === value)
        if (page) onChange(page)
      }}
      renderOption={({ option }) => {
        const page = pages.find(({ id }) => String(id) === option.value)
        return page && <PageOption page={page} />
      }}
      searchable
      searchValue={typed}
      onSearchChange={setTyped}
      filter={({ options }) => options}
      // Rendered in place, so that it belongs to the surrounding region, but fixed, so that a scroll container does not
      // clip it.
      comboboxProps={{ withinPortal: false, floatingStrategy: 'fixed' }}
    />
  )

  function descriptionOf(): string | false {
    if (!isLong) return t('typeMore', { count: String(limits.pageSearchMin) })
    return total > found.length && t('countOf', { count: String(found.length), total: String(total) })
  }
}

const nothing: FoundPages = { pages: [], total: 0 }
