import { Button, Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { isRefusal } from '@ximblox/contract/client/errors'
import { useTranslations } from 'use-intl'
import { useClient } from '../../api/client.tsx'
import { NotFoundScreen } from '../../pages/not-found-screen.tsx'
import { ScreenHead } from '../../ui/screen-head.tsx'
import { MailContent } from './mail-content.tsx'
import { MailFacts } from './mail-facts.tsx'
import classes from './mail-screen.module.css'

/** `/cmsadmin/settings/mails/{id}`: one email as its recipient gets it. */
export const MailScreen = () => {
  const t = useTranslations('mails')
  const tList = useTranslations('list')
  const client = useClient()
  const { id = '' } = useParams({ strict: false })
  const { data, error, refetch } = useQuery({
    queryKey: ['mails', 'one', id],
    queryFn: async ({ signal }) => (await client.mail.get({ params: { id: Number(id) } }, { signal })).mail,
  })
  if (isRefusal(error) && error.status === 404) return <NotFoundScreen />
  if (isRefusal(error) && error.status === 403)
    return (
      <>
        <ScreenHead />
        <p>{t('readerHoldsMore')}</p>
      </>
    )
  return (
    <>
      <ScreenHead title={data?.subject} />
      {error && (
        <p role="alert">
          {t('failed')}{' '}
          <Button variant="default" size="xs" onClick={() => void refetch()}>
            {tList('retry')}
          </Button>
        </p>
      )}
      {!data && !error && <Skeleton height={320} maw={720} />}
      {data && (
        <div className={classes.mail}>
          <MailFacts mail={data} onRetried={() => void refetch()} />
          <MailContent mail={data} />
        </div>
      )}
    </>
  )
}
