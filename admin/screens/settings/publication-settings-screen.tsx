import { Box, Skeleton, Switch } from '@mantine/core'
import { allows } from '@ximblox/contract/rules/permissions'
import { useEffect } from 'react'
import { useTranslations } from 'use-intl'
import { ErrorSummary } from '../../errors/error-summary.tsx'
import { useSession } from '../../session/use-session.ts'
import { SettingsNav } from '../../settings/settings-nav.tsx'
import { usePublicationSettings } from '../../settings/use-publication-settings.ts'
import { LoadFailed } from '../../ui/load-failed.tsx'
import { NoPermission } from '../../ui/no-permission.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { useStoreFourEyes } from './use-store-four-eyes.ts'

/** `/cmsadmin/settings/publication`: the approval rules of the site. */
export const PublicationSettingsScreen = () => {
  const t = useTranslations('fourEyes')
  const { permissions } = useSession()
  return (
    <>
      <PageHead title={t('screen')}>
        <SettingsNav />
      </PageHead>
      {allows(permissions, 'manage-settings') ? (
        <FourEyesSection />
      ) : (
        <NoPermission>{t('forbidden')}</NoPermission>
      )}
    </>
  )
}

const FourEyesSection = () => {
  const t = useTranslations('fourEyes')
  const { data, isError, refetch } = usePublicationSettings()
  const { isBusy, entries, clear, store } = useStoreFourEyes()
  useEffect(() => clear, [clear])
  return (
    <Box maw="32rem">
      <ErrorSummary entries={entries} />
      {!data && isError && <LoadFailed onRetry={() => void refetch()} />}
      {!data && !isError && <Skeleton height={62} />}
      {data && (
        <Switch
          label={t('title')}
          description={t('help')}
          checked={!data.allowOwnRequests}
          disabled={isBusy}
          onChange={event => void store(event.currentTarget.checked, data.revision)}
        />
      )}
    </Box>
  )
}
