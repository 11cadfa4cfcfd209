import { Title } from '@mantine/core'
import { allows } from '@ximblox/contract/rules/permissions'
import { useTranslations } from 'use-intl'
import { useSession } from '../session/use-session.ts'
import { PageHead } from '../shell/page-head.tsx'
import { ButtonLink } from '../ui/button-link.tsx'
import classes from './dashboard-screen.module.css'
import { RecentPages } from './recent-pages.tsx'
import { UsersSection } from './users-section.tsx'
import { WaitingRequests } from './waiting-requests.tsx'

/** `/cmsadmin/dashboard`: where one lands after logging in. */
export const DashboardScreen = () => {
  const t = useTranslations('dashboard')
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
            {allows(permissions, 'create-page') && <ButtonLink to="/new-page">{t('newPage')}</ButtonLink>}
          </>
        }
      />
      <WaitingRequests />
      <section className={classes.section}>
        <Title order={2}>{t('recent')}</Title>
        <RecentPages />
      </section>
      {allows(permissions, 'manage-users') && <UsersSection />}
    </>
  )
}
