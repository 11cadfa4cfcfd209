import { SegmentedControl } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { nameOf, root } from '../folders/paths.ts'
import { useLibrary } from './library-context.ts'
import classes from './search-result.module.css'

/** The number of results, and the choice of where to search. */
export const SearchResult = ({ count }: { count: number | undefined }) => {
  const t = useTranslations('media')
  const { place, change } = useLibrary()
  const { folder, everywhere } = place
  const term = place.term.trim()
  const isBelow = folder !== root && !everywhere
  const about = { count: count ?? 0, term, folder: nameOf(folder) }
  const summary =
    term === ''
      ? t(isBelow ? 'taggedInCount' : 'taggedCount', about)
      : t(isBelow ? 'foundInCount' : 'foundCount', about)
  return (
    <div className={classes.bar}>
      <output className={classes.count}>{count === undefined ? '' : summary}</output>
      {folder !== root && (
        <SegmentedControl
          aria-label={t('searchIn')}
          size="sm"
          value={everywhere ? 'all' : 'folder'}
          onChange={value => change({ everywhere: value === 'all', fileID: undefined })}
          data={[
            { value: 'folder', label: t('thisFolder') },
            { value: 'all', label: t('everywhere') },
          ]}
        />
      )}
    </div>
  )
}
