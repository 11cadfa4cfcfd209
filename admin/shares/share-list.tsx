import { Button, Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { Page } from '@ximblox/contract/pages'
import { allows } from '@ximblox/contract/rules/permissions'
import type { Share } from '@ximblox/contract/shares'
import { useId } from 'react'
import { useTranslations } from 'use-intl'
import { useClient } from '../api/client.tsx'
import { previewUrl } from '../pages/preview-url.ts'
import { usePageCall } from '../publication/use-page-call.ts'
import { useSession } from '../session/use-session.ts'
import { LoadFailed } from '../ui/load-failed.tsx'
import plainClasses from '../ui/plain.module.css'
import { RelativeTime } from '../ui/relative-time.tsx'
import textClasses from '../ui/text.module.css'
import { toast } from '../ui/toast.ts'
import classes from './share-dialog.module.css'

export const ShareList = ({ page }: { page: Page }) => {
  const t = useTranslations('sharing')
  const client = useClient()
  const heading = useId()
  const { data, isError, refetch } = useQuery({
    queryKey: ['pages', 'shares', page.id],
    queryFn: async ({ signal }) =>
      (await client.page.listShares({ params: { id: page.id } }, { signal })).shares,
  })
  return (
    <section aria-labelledby={heading} className={classes.shares}>
      <h3 id={heading}>{t('links')}</h3>
      {isError && <LoadFailed onRetry={() => void refetch()} />}
      {!data && !isError && <Skeleton height={64} />}
      {data?.length === 0 && <p className={textClasses.detailLine}>{t('none')}</p>}
      <ul className={plainClasses.list}>
        {data?.map(share => (
          <ShareRow key={share.id} share={share} page={page} />
        ))}
      </ul>
    </section>
  )
}

const ShareRow = ({ share, page }: { share: Share; page: Page }) => {
  const t = useTranslations('sharing')
  const tState = useTranslations('sharing.state')
  const client = useClient()
  const { permissions } = useSession()
  const { isBusy, run } = usePageCall()
  const name = share.note || t('unnamed')
  const revoke = async () => {
    const answer = await run(() => client.page.revokeShare({ params: { id: share.id } }))
    if (answer) toast(t('revokedToast', { name }))
  }
  const isOpen = share.state === 'open'
  return (
    <li data-ended={!isOpen || undefined}>
      <div className={classes.share}>
        <a href={previewUrl(share.versionID)} target="_blank" rel="noreferrer">
          {name}
        </a>
        <span className={textClasses.detailLine}>
          {tState(share.state)} {isOpen && <RelativeTime time={share.expiresAt} />}
          {' · '}
          {t(share.openedAt === null ? 'unopened' : 'opened')}{' '}
          {share.openedAt !== null && <RelativeTime time={share.openedAt} />}
          {' · '}
          {share.createdBy.name}
        </span>
      </div>
      {isOpen && allows(permissions, 'edit-page', page) && (
        <Button
          variant="default"
          size="xs"
          loading={isBusy}
          onClick={() => void revoke()}
          aria-label={t('revokeNamed', { name })}
        >
          {t('revoke')}
        </Button>
      )}
    </li>
  )
}
