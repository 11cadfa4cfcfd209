import { Stack } from '@mantine/core'
import { pageStates } from '@ximblox/contract/pages'
import { useTranslations } from 'use-intl'
import { useLocaleName } from '../../../pages/use-locale-name.ts'
import { useSettings } from '../../../settings/use-settings.ts'
import { TagFilter } from '../../../tags/tag-filter.tsx'
import { Select } from '../../../ui/select.tsx'
import type { PageFilter } from './use-overview.ts'

interface Props {
  filter: PageFilter
  onFilter: (key: keyof PageFilter, value: string) => void
}

export const PageFilters = ({ filter, onFilter }: Props) => {
  const t = useTranslations('page')
  const tState = useTranslations('page.state')
  const nameOf = useLocaleName()
  const { availableLocales = [] } = useSettings() ?? {}
  return (
    <Stack gap="sm">
      {availableLocales.length > 1 && (
        <Select
          label={t('locale')}
          value={filter.locale}
          onChange={value => onFilter('locale', value)}
          options={[
            { value: '', label: t('allLocales') },
            ...availableLocales.map(value => ({ value, label: nameOf(value) })),
          ]}
        />
      )}
      <Select
        label={t('stateTitle')}
        value={filter.state}
        onChange={value => onFilter('state', value)}
        options={[
          { value: '', label: t('allStates') },
          ...pageStates.map(value => ({ value, label: tState(value) })),
        ]}
      />
      <Select
        label={t('by')}
        value={filter.by}
        onChange={value => onFilter('by', value)}
        options={[
          { value: '', label: t('byAll') },
          { value: 'me', label: t('byMe') },
        ]}
      />
      <TagFilter kind="" tag={filter.tag} onFilter={tag => onFilter('tag', tag)} />
    </Stack>
  )
}
