import { Select } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { PageID } from '@ximblox/contract/ids'
import { limits } from '@ximblox/contract/limits'
import { isLocale } from '@ximblox/contract/locales'
import type { PageState } from '@ximblox/contract/pages'
import { pageIDOf } from '@ximblox/contract/rules/ids'
import { notFoundSlug } from '@ximblox/contract/rules/slug'
import { type ReactNode, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useClient } from '../client.tsx'
import { usePagePath } from '../settings/use-page-path.ts'
import { StateBadge } from '../ui/state-badge.tsx'
import classes from './page-choice.module.css'

interface Props {
  id: number | null
  /** Language that is searched. */
  locale: string
  error: ReactNode
  /** Whether a dialog begins in it. */
  isFirst: boolean
  onChange: (page: FoundPage) => void
}

export interface FoundPage {
  id: PageID
  title: string
  slug: string
  locale: string
  state: PageState
}

/** A page of the site, found by its title or slug. */
export const PageChoice = ({ id, locale, error, isFirst, onChange }: Props) => {
  const t = useTranslations('editor.links')
  const tSearch = useTranslations('search')
  const [typed, setTyped] = useState('')
  const chosen = useChosen(id)
  const found = useFound(typed, locale)
  const pages = [...(chosen && !found.some(page => page.id === id) ? [chosen] : []), ...found]
  const isLong = typed.trim().length >= limits.pageSearchMin
  return (
    <Select
      label={t('page')}
      placeholder={t('findPage')}
      description={!isLong && t('typeMore', { count: String(limits.pageSearchMin) })}
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
      data-autofocus={isFirst || undefined}
      searchable
      searchValue={typed}
      onSearchChange={setTyped}
      filter={({ options }) => options}
      // Within the region that it belongs to, and yet not cut off where that scrolls.
      comboboxProps={{ withinPortal: false, floatingStrategy: 'fixed' }}
    />
  )
}

/** Titles alone may be the same; and a page that is not live cannot be reached yet. */
const PageOption = ({ page }: { page: FoundPage }) => {
  const pathOf = usePagePath()
  return (
    <span className={classes.option}>
      <span className={classes.title}>{page.title}</span>
      <span className={classes.slug}>{pathOf(page)}</span>
      {page.state !== 'published' && <StateBadge state={page.state} />}
    </span>
  )
}

const useChosen = (id: number | null): FoundPage | undefined => {
  const client = useClient()
  const { data } = useQuery({
    queryKey: ['page-choice', id],
    queryFn: async ({ signal }) =>
      (await client.page.get({ params: { id: pageIDOf(id ?? 0) } }, { signal })).page,
    enabled: id !== null,
  })
  return data
}

const useFound = (typed: string, locale: string): FoundPage[] => {
  const client = useClient()
  const [searchTerm] = useDebouncedValue(typed.trim(), 300)
  const isLong = searchTerm.length >= limits.pageSearchMin
  const { data = [] } = useQuery({
    queryKey: ['pages', 'choice', locale, searchTerm],
    queryFn: async ({ signal }) => {
      const body = { searchTerm, pageSize: limits.pageSearchRows, ...(isLocale(locale) && { locale }) }
      const { items } = (await client.page.list({ body }, { signal })).data
      return items.filter(({ slug }) => slug !== notFoundSlug)
    },
    enabled: isLong,
    placeholderData: keepPreviousData,
  })
  return isLong ? data : []
}
