import { Skeleton } from '@mantine/core'
import { useMounted } from '@mantine/hooks'
import { useIsFetching } from '@tanstack/react-query'
import { allows } from '@ximblox/contract/rules/permissions'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useSession } from '../../session/use-session.ts'
import { useSettingsQuery } from '../../settings/use-settings.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Note } from '../../ui/note.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { ContentCheck } from './content-check.tsx'
import classes from './dashboard-screen.module.css'
import { NewSubmissions } from './new-submissions.tsx'
import { NextDates } from './next-dates.tsx'
import { OwnCards } from './own-cards.tsx'
import { OwnWork } from './own-work.tsx'
import { RecentPages } from './recent-pages.tsx'
import { ScheduledPages } from './scheduled-pages.tsx'
import { ToTranslate } from './to-translate.tsx'
import { UnsavedWork } from './unsaved-work.tsx'
import { UsersSection } from './users-section.tsx'
import { WaitingRequests } from './waiting-requests.tsx'

/** `/cmsadmin/dashboard`: the screen after logging in. */
export const DashboardScreen = () => {
  const t = useTranslations('dashboard')
  const tMenu = useTranslations('menu')
  const { permissions } = useSession()
  const isCopy = useSettingsQuery().data?.isCopy
  const isReady = useIsReady()
  return (
    <>
      <PageHead
        title={t('title')}
        actions={
          <>
            <ButtonLink variant="default" to="/">
              {t('allPages')}
            </ButtonLink>
            <ButtonLink variant="default" to="/medialibrary">
              {tMenu('mediaLibrary')}
            </ButtonLink>
            {allows(permissions, 'create-page') && <ButtonLink to="/new-page">{t('newPage')}</ButtonLink>}
          </>
        }
      />
      {isCopy && <Note theme="orange">{t('copyOfSite')}</Note>}
      <div className={classes.room} aria-busy={!isReady}>
        {!isReady && <WaitingSections />}
        <div className={classes.columns} hidden={!isReady}>
          <div>
            <div className={classes.work}>
              <UnsavedWork />
              <OwnWork />
              <WaitingRequests />
              <ToTranslate />
              {allows(permissions, 'view-submissions') && (
                <>
                  <NewSubmissions />
                  <NextDates />
                </>
              )}
              {allows(permissions, 'manage-settings') && <ContentCheck />}
              <div className={classes.calm}>
                <EmptyState shape="rows">{t('calm')}</EmptyState>
              </div>
            </div>
            {/* Only now, so that they cannot keep the other sections waiting. */}
            {isReady && <OwnCards />}
          </div>
          <div>
            <ScheduledPages />
            <RecentPages />
            {allows(permissions, 'manage-users') && <UsersSection />}
          </div>
        </div>
      </div>
    </>
  )
}

/** About what will be there. */
const WaitingSections = () => (
  <div className={classes.columns}>
    {[3, 2].map(count => (
      <div key={count}>
        {Array.from({ length: count }, (_, index) => (
          <div key={index} className={classes.section}>
            <Skeleton height={16} width="30%" />
            <Skeleton height={96} mt="md" />
          </div>
        ))}
      </div>
    ))}
  </div>
)

/** True from when all sections have been loaded first: those with nothing are not there, which would move the others. */
const useIsReady = (): boolean => {
  const waiting = useIsFetching({ predicate: ({ state }) => state.status === 'pending' })
  const hasBegun = useMounted()
  const [isReady, setReady] = useState(false)
  if (hasBegun && waiting === 0 && !isReady) setReady(true)
  return isReady
}
