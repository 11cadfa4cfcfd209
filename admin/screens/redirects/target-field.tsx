import { Autocomplete } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { limits } from '@ximblox/contract/limits'
import { useTranslations } from 'use-intl'
import { PageOption } from '../../pages/page-option.tsx'
import { useFoundPages } from '../../pages/use-found-pages.ts'
import { usePagePath } from '../../settings/use-page-path.ts'
import { isAddress } from './entered-redirect.ts'

interface Props {
  value: string
  onChange: (value: string) => void
  errors: readonly string[]
  isFirst: boolean
}

/** A path or URL; typing anything else searches the pages, whose path is filled in. */
export const TargetField = ({ value, onChange, errors, isFirst }: Props) => {
  const t = useTranslations('redirects')
  const tPages = useTranslations('pageSelect')
  const pathOf = usePagePath()
  const hasAddress = isAddress(value)
  const [term] = useDebouncedValue(hasAddress ? '' : value.trim(), 300)
  const { data } = useFoundPages(term, '')
  const isSearched = !hasAddress && term.length >= limits.pageSearchMin
  const { pages: found, total } = (isSearched && data) || { pages: [], total: 0 }
  const byPath = new Map(found.flatMap(page => [[pathOf(page) ?? '', page] as const]))
  return (
    <Autocomplete
      data-words={hasAddress || undefined}
      label={t('to')}
      description={
        total > found.length
          ? tPages('countOf', { count: String(found.length), total: String(total) })
          : t('toHelp')
      }
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      value={value}
      onChange={onChange}
      data={[...byPath.keys()]}
      // The server has searched titles and texts, which the path need not contain.
      filter={({ options }) => options}
      renderOption={({ option }) => {
        const page = byPath.get(option.value)
        return page && <PageOption page={page} />
      }}
      error={errors.length > 0 && errors.join(' ')}
      comboboxProps={{ withinPortal: false, floatingStrategy: 'fixed' }}
      data-autofocus={isFirst || undefined}
    />
  )
}
