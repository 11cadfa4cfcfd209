import { Select } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { isLocale } from '@ximblox/contract/locales'
import { type ReactNode, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useClient } from '../../client.tsx'
import { useWorkspace } from '../workspace.ts'

interface Props {
  label: string
  id: number | null
  error: ReactNode
  onChange: (id: number) => void
}

const rows = 20

/** A page of the site in the language of the one that is edited, found by its title. */
export const PageChoice = ({ label, id, error, onChange }: Props) => {
  const t = useTranslations('editor.fields')
  const tSearch = useTranslations('search')
  const client = useClient()
  const { locale } = useWorkspace()
  const [typed, setTyped] = useState('')
  const [searchTerm] = useDebouncedValue(typed, 300)
  const { data: chosen } = useQuery({
    queryKey: ['page-title', id],
    queryFn: async ({ signal }) =>
      (await client.page.get({ params: { id: id ?? 0 } }, { signal })).page.title,
    enabled: id !== null,
  })
  const { data: found = [] } = useQuery({
    queryKey: ['pages', 'choice', locale, searchTerm],
    queryFn: async ({ signal }) => {
      const body = { searchTerm, pageSize: rows, ...(isLocale(locale) && { locale }) }
      return (await client.page.list({ body }, { signal })).data.items
    },
    placeholderData: keepPreviousData,
  })
  const options = found.map(page => ({ value: String(page.id), label: page.title }))
  const isListed = found.some(page => page.id === id)
  const own =
    id === null || isListed ? [] : [{ value: String(id), label: chosen ?? t('pageID', { id: String(id) }) }]
  return (
    <Select
      label={label}
      placeholder={t('findPage')}
      nothingFoundMessage={tSearch('noResults')}
      error={error}
      data={[...own, ...options]}
      value={id === null ? null : String(id)}
      onChange={value => value !== null && onChange(Number(value))}
      searchable
      searchValue={typed}
      onSearchChange={setTyped}
      filter={({ options }) => options}
      comboboxProps={{ withinPortal: true }}
    />
  )
}
