import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { useSession } from '../../session/use-session.ts'
import { RelativeTime } from '../../ui/relative-time.tsx'
import { DashboardList } from './dashboard-list.tsx'
import classes from './dashboard-screen.module.css'
import { LoadedSection } from './dashboard-section.tsx'

/** Pages with changes that wait in this browser because they could not be saved. */
export const UnsavedWork = () => {
  const t = useTranslations('dashboard')
  const userID = useSession().user?.ID
  const query = useQuery({
    queryKey: ['unsaved-work', userID],
    queryFn: async () => {
      const { readUnsaved } = await import('./read-unsaved.ts')
      return userID === undefined ? [] : readUnsaved(userID)
    },
    staleTime: 0,
    gcTime: 0,
  })
  return (
    <LoadedSection title={t('unsaved')} query={query}>
      {pages => (
        <>
          <p className={classes.locale}>{t('unsavedHelp')}</p>
          <DashboardList rows={pages} rowKey={({ pageID }) => pageID}>
            {({ pageID, title, writtenAt }) => (
              <>
                <Link to="/pages/$id" params={{ id: String(pageID) }}>
                  {title}
                </Link>
                <RelativeTime time={writtenAt} />
              </>
            )}
          </DashboardList>
        </>
      )}
    </LoadedSection>
  )
}
