import { Button } from '@mantine/core'
import type { MailRow } from '@ximblox/contract/mails'
import { useTranslations } from 'use-intl'
import { useClient } from '../../api/client.tsx'
import { useCall } from '../../api/use-call.ts'
import { useMessage } from '../../errors/use-message.ts'
import { Facts } from '../../ui/facts.tsx'
import { MailState } from '../../ui/mail-state.tsx'
import { RelativeTime } from '../../ui/relative-time.tsx'
import { useDateTime } from '../../ui/use-date-time.ts'

export const MailFacts = ({ mail, onRetried }: { mail: MailRow; onRetried: () => void }) => {
  const t = useTranslations('mails')
  const timeOf = useDateTime()
  const tLanguages = useTranslations('languages')
  return (
    <div>
      <Facts>
        <dt>{t('to')}</dt>
        <dd>{mail.to}</dd>
        <dt>{t('stateTitle')}</dt>
        <dd>
          <MailState state={mail.state} />
        </dd>
        <dt>{t('created')}</dt>
        <dd>
          <RelativeTime time={mail.createdAt} />
        </dd>
        {mail.sentAt && (
          <>
            <dt>{t('sent')}</dt>
            <dd>
              <RelativeTime time={mail.sentAt} />
            </dd>
          </>
        )}
        {mail.attempts > 0 && (
          <>
            <dt>{t('attempts')}</dt>
            <dd>{mail.attempts}</dd>
          </>
        )}
        {mail.nextAt && mail.attempts > 0 && (
          <>
            <dt>{t('next')}</dt>
            <dd>{timeOf(mail.nextAt)}</dd>
          </>
        )}
        {mail.failure !== '' && (
          <>
            <dt>{t('failure')}</dt>
            <dd>{mail.failure}</dd>
          </>
        )}
        <dt>{t('language')}</dt>
        <dd>{tLanguages(mail.language)}</dd>
      </Facts>
      {(mail.state === 'given-up' || mail.state === 'undeliverable') && (
        <Retry id={mail.id} onRetried={onRetried} />
      )}
    </div>
  )
}

const Retry = ({ id, onRetried }: { id: number; onRetried: () => void }) => {
  const t = useTranslations('mails')
  const client = useClient()
  const messageOf = useMessage()
  const { run, isBusy, entries } = useCall({ invalidates: [['mails']] })
  const [error] = entries
  const retry = async () => {
    if (await run(() => client.mail.retry({ params: { id } }))) onRetried()
  }
  return (
    <>
      <Button variant="default" mt="md" loading={isBusy} onClick={() => void retry()}>
        {t('retry')}
      </Button>
      {error && <p role="alert">{messageOf(error)}</p>}
    </>
  )
}
