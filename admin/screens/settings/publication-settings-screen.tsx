import { Box, Skeleton, Switch } from '@mantine/core'
import { useEffect } from 'react'
import { useTranslations } from 'use-intl'
import { ErrorSummary } from '../../errors/error-summary.tsx'
import { usePublicationSettings } from '../../settings/use-publication-settings.ts'
import { LoadFailed } from '../../ui/load-failed.tsx'
import { ScreenHead } from '../../ui/screen-head.tsx'
import { useStoreFourEyes } from './use-store-four-eyes.ts'

/** `/cmsadmin/settings/publication`: the approval rules of the site. */
export const PublicationSettingsScreen = () => (
  <>
    <ScreenHead />
    <FourEyesSection />
  </>
)

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
