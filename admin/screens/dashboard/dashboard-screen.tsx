import { allows } from '@ximblox/contract/rules/permissions'
import { useTranslations } from 'use-intl'
import { useSession } from '../../session/use-session.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { ContentCheck } from './content-check.tsx'
import { MyPages } from './my-pages.tsx'
import { NewSubmissions } from './new-submissions.tsx'
import { NextDates } from './next-dates.tsx'
import { RecentPages } from './recent-pages.tsx'
import { ScheduledPages } from './scheduled-pages.tsx'
import { UsersSection } from './users-section.tsx'
import { WaitingRequests } from './waiting-requests.tsx'

/** `/cmsadmin/dashboard`: the screen after logging in. */
export const DashboardScreen = () => {
  const t = useTranslations('dashboard')
  const tMenu = useTranslations('menu')
  const { permissions } = useSession()
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
      <WaitingRequests />
      <MyPages />
      <ScheduledPages />
      {allows(permissions, 'view-submissions') && (
        <>
          <NewSubmissions />
          <NextDates />
        </>
      )}
      <RecentPages />
      {allows(permissions, 'manage-settings') && <ContentCheck />}
      {allows(permissions, 'manage-users') && <UsersSection />}
    </>
  )
}
