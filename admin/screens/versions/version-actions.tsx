import { Button } from '@mantine/core'
import type { HistoryRow } from '@ximblox/contract/history'
import type { Page } from '@ximblox/contract/pages'
import { allows } from '@ximblox/contract/rules/permissions'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { previewUrl } from '../../pages/preview-url.ts'
import { useSession } from '../../session/use-session.ts'
import { ShareDialog } from '../../shares/share-dialog.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { RestoreDialog } from './restore-dialog.tsx'
import { useVersionTime } from './use-version-time.ts'

/** What can be done with the version that is shown. */
export const VersionActions = ({ page, row }: { page: Page; row: HistoryRow }) => {
  const t = useTranslations('history')
  const tSharing = useTranslations('sharing')
  const { permissions } = useSession()
  const timeOf = useVersionTime()
  const [asking, setAsking] = useState<'restore' | 'share' | null>(null)
  const latest = page.pageVersion.id
  const mayEdit = allows(permissions, 'edit-page', page)
  const isEarlier = row.versionID !== latest
  const onClose = () => setAsking(null)
  return (
    <>
      {isEarlier && mayEdit && (
        <Button size="xs" onClick={() => setAsking('restore')}>
          {t('restore')}
        </Button>
      )}
      {isEarlier && (
        <ButtonLink
          size="xs"
          variant="default"
          to="/pages/$id/compare"
          params={{ id: String(page.id) }}
          search={{ from: String(row.versionID), until: String(latest) }}
        >
          {t('compare')}
        </ButtonLink>
      )}
      {mayEdit && (
        <Button size="xs" variant="default" onClick={() => setAsking('share')}>
          {t('share')}
        </Button>
      )}
      <Button
        size="xs"
        variant="default"
        component="a"
        href={previewUrl(row.versionID)}
        target="_blank"
        rel="noreferrer"
      >
        {t('preview')}
      </Button>
      {asking === 'restore' && <RestoreDialog page={page} versionID={row.versionID} onClose={onClose} />}
      {asking === 'share' && (
        <ShareDialog
          page={page}
          message={tSharing('version', { time: timeOf(row.at) })}
          ensureVersion={() => Promise.resolve(row.versionID)}
          onClose={onClose}
        />
      )}
    </>
  )
}
