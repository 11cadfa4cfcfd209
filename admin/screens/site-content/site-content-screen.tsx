import { Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { GlobalDefinition } from '@ximblox/blocks/define-global'
import type { GlobalRow } from '@ximblox/contract/globals'
import { useTranslations } from 'use-intl'
import { useClient } from '../../api/client.tsx'
import { useLanguage } from '../../i18n/language-provider.tsx'
import { useLocaleName } from '../../pages/use-locale-name.ts'
import { useSite } from '../../site.tsx'
import { LoadFailed } from '../../ui/load-failed.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import plainClasses from '../../ui/plain.module.css'
import { RelativeTime } from '../../ui/relative-time.tsx'
import { RequestBadge } from '../../ui/request-badge.tsx'
import { StateBadge } from '../../ui/state-badge.tsx'
import textClasses from '../../ui/text.module.css'
import classes from './site-content-screen.module.css'

/** `/cmsadmin/site-content`: the content that every page shows, by language. */
export const SiteContentScreen = () => {
  const t = useTranslations('siteContent')
  const client = useClient()
  const { registry } = useSite()
  const { data, isError, refetch } = useQuery({
    queryKey: ['pages', 'globals'],
    queryFn: ({ signal }) => client.global.list({}, { signal }),
  })
  const definitions = [...registry.globals.values()]
  return (
    <>
      <PageHead title={t('title')} />
      <p className={classes.intro}>{t(definitions.length === 0 ? 'none' : 'intro')}</p>
      {!data && isError && <LoadFailed onRetry={() => void refetch()} />}
      {!data && !isError && <Skeleton height={320} />}
      {data &&
        definitions.map(definition => (
          <GlobalSection
            key={definition.id}
            definition={definition}
            rows={data.data.filter(row => row.global === definition.id)}
          />
        ))}
    </>
  )
}

const GlobalSection = ({
  definition,
  rows,
}: {
  definition: GlobalDefinition
  rows: readonly GlobalRow[]
}) => {
  const t = useTranslations('siteContent')
  const { labelText } = useLanguage()
  const localeName = useLocaleName()
  const id = `global-${definition.id}`
  return (
    <section className={classes.section} aria-labelledby={id}>
      <h2 id={id}>{labelText(definition.label)}</h2>
      {definition.description && <p className={classes.intro}>{labelText(definition.description)}</p>}
      <ul className={`${plainClasses.list} ${classes.list}`}>
        {rows.map(row => (
          <li key={row.pageID}>
            <Link
              to="/pages/$id"
              params={{ id: String(row.pageID) }}
              className={classes.link}
              aria-label={`${localeName(row.locale)}, ${labelText(definition.label)}`}
            >
              {localeName(row.locale)}
            </Link>
            <StateBadge state={row.state} />
            {row.hasRequest && <RequestBadge />}
            <span className={textClasses.detail}>
              {row.author.name === '' ? t('nobody') : <RelativeTime time={row.updatedAt} />}
              {row.author.name !== '' && ` · ${row.author.name}`}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
