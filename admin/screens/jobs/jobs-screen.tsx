import { allows } from '@ximblox/contract/rules/permissions'
import { useTranslations } from 'use-intl'
import { useSession } from '../../session/use-session.ts'
import { SettingsNav } from '../../settings/settings-nav.tsx'
import { NoPermission } from '../../ui/no-permission.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { AllWork } from './all-work.tsx'
import { FailedJobs } from './failed-jobs.tsx'
import classes from './jobs.module.css'

/** `/cmsadmin/settings/jobs`: what failed in the background, and all kinds of work there. */
export const JobsScreen = () => {
  const t = useTranslations('jobs')
  const { permissions } = useSession()
  return (
    <>
      <PageHead title={t('title')}>
        <SettingsNav />
      </PageHead>
      {allows(permissions, 'manage-settings') ? (
        <div className={classes.sections}>
          <FailedJobs />
          <AllWork />
        </div>
      ) : (
        <NoPermission>{t('forbidden')}</NoPermission>
      )}
    </>
  )
}
