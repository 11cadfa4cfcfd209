import { Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { useClient } from '../../api/client.tsx'
import { useSettingsQuery } from '../../settings/use-settings.ts'
import { LoadFailed } from '../../ui/load-failed.tsx'
import { Note } from '../../ui/note.tsx'
import { ScreenHead } from '../../ui/screen-head.tsx'
import { BackupHistory } from './backup-history.tsx'
import { isOpen } from './backup-runs.ts'
import { BackupStatus } from './backup-status.tsx'
import { backupsKey } from './backups-key.ts'
import classes from './backups-screen.module.css'

/** `/cmsadmin/settings/backups`: whether backups are made, and what became of the latest ones. */
export const BackupsScreen = () => (
  <>
    <ScreenHead />
    <Backups />
  </>
)

const refreshEvery = 1_000

const Backups = () => {
  const t = useTranslations('backups')
  const tDashboard = useTranslations('dashboard')
  const isCopy = useSettingsQuery().data?.isCopy
  const client = useClient()
  const { data, error, refetch } = useQuery({
    queryKey: backupsKey,
    queryFn: ({ signal }) => client.backup.state({}, { signal }),
    refetchInterval: ({ state }) => (state.data?.runs.some(isOpen) ? refreshEvery : false),
  })
  if (error && !data) return <LoadFailed message={t('failed')} onRetry={() => void refetch()} />
  if (!data) return <Skeleton height={240} maw={720} />
  return (
    <div className={classes.sections}>
      {data.location === null ? (
        <Note title={t('offTitle')}>{isCopy ? tDashboard('copyOfSite') : t('offMessage')}</Note>
      ) : (
        <BackupStatus state={data} location={data.location} />
      )}
      {data.runs.length > 0 && <BackupHistory runs={data.runs} />}
    </div>
  )
}
