import { Stack } from '@mantine/core'
import { pageStates } from '@ximblox/contract/pages'
import { useTranslations } from 'use-intl'
import { ChoiceFilter } from '../../../list/choice-filter.tsx'
import { useLocaleName } from '../../../pages/use-locale-name.ts'
import { useSettings } from '../../../settings/use-settings.ts'
import { TagFilter } from '../../../tags/tag-filter.tsx'
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
        <ChoiceFilter
          label={t('locale')}
          all={t('allLocales')}
          value={filter.locale}
          options={availableLocales.map(value => ({ value, label: nameOf(value) }))}
          onFilter={value => onFilter('locale', value)}
        />
      )}
      <ChoiceFilter
        label={t('stateTitle')}
        all={t('allStates')}
        value={filter.state}
        options={pageStates.map(value => ({ value, label: tState(value) }))}
        onFilter={value => onFilter('state', value)}
      />
      <ChoiceFilter
        label={t('by')}
        all={t('byAll')}
        value={filter.by}
        options={[{ value: 'me', label: t('byMe') }]}
        onFilter={value => onFilter('by', value)}
      />
      <TagFilter kind="" tag={filter.tag} onFilter={tag => onFilter('tag', tag)} />
    </Stack>
  )
}
