import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { useClient } from '../../api/client.tsx'
import { ChangedDefinitions } from '../../content-check/changed-definitions.tsx'
import { CheckState } from '../../content-check/check-state.tsx'
import { useMismatchText } from '../../content-check/use-mismatch-text.ts'
import { useLocaleName } from '../../pages/use-locale-name.ts'
import { DashboardList } from './dashboard-list.tsx'
import classes from './dashboard-screen.module.css'
import { LoadedSection } from './dashboard-section.tsx'

/** The first pages whose stored content does not match the definitions of the site. */
export const ContentCheck = () => {
  const t = useTranslations('contentCheck')
  const nameOf = useLocaleName()
  const textOf = useMismatchText()
  const client = useClient()
  const query = useQuery({
    queryKey: ['pages', 'mismatches', 'first'],
    queryFn: ({ signal }) => client.page.listMismatches({ query: { pageSize: 5 } }, { signal }),
  })
  const { data } = query
  const isClean = data?.data.totalItems === 0 && data.changedDefinitions.length === 0
  return (
    <LoadedSection
      title={t('title')}
      links={<Link to="/settings/content">{t('all')}</Link>}
      query={{ ...query, data: data && !isClean ? [data] : [] }}
    >
      {([found]) =>
        found && (
          <>
            <CheckState {...found} />
            <ChangedDefinitions definitions={found.changedDefinitions} />
            {found.data.totalItems > 0 && (
              <p>
                {t('summary', { live: found.totalLive, drafts: found.data.totalItems - found.totalLive })}
              </p>
            )}
            <DashboardList rows={found.data.items} rowKey={row => row.pageID} isWide>
              {row => (
                <>
                  <Link to="/pages/$id" params={{ id: String(row.pageID) }}>
                    {row.title}
                  </Link>
                  <span className={classes.locale}>{nameOf(row.locale)}</span>
                  <span>{textOf(row)}</span>
                  {row.isLive && row.path !== null ? (
                    <a href={row.path}>{row.path}</a>
                  ) : (
                    <span>{t('draft')}</span>
                  )}
                </>
              )}
            </DashboardList>
          </>
        )
      }
    </LoadedSection>
  )
}
