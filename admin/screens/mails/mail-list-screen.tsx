import { Link } from '@tanstack/react-router'
import type { ListedMail } from '@ximblox/contract/mails'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useClient } from '../../api/client.tsx'
import { ListScreen } from '../../list/list-screen.tsx'
import type { Column } from '../../list/list-table.tsx'
import { usePagedList } from '../../list/use-paged-list.ts'
import { MailState } from '../../ui/mail-state.tsx'
import { Note } from '../../ui/note.tsx'
import { RelativeTime } from '../../ui/relative-time.tsx'
import { ScreenHead } from '../../ui/screen-head.tsx'
import textClasses from '../../ui/text.module.css'

/** `/cmsadmin/settings/mails`: sent emails, and those waiting for a mail server. */
export const MailListScreen = () => (
  <>
    <ScreenHead />
    <MailList />
  </>
)

const MailList = () => {
  const t = useTranslations('mails')
  const client = useClient()
  const [canSend, setCanSend] = useState(true)
  const list = usePagedList({
    key: ['mails'],
    columns: ['created'],
    defaultOrder: { columnToSort: 'created', sortOrder: 'desc' },
    fetchPage: async ({ pageIndex, pageSize, searchTerm }, signal) => {
      const answer = await client.mail.list({ body: { pageIndex, pageSize, searchTerm } }, { signal })
      setCanSend(answer.canSend)
      return answer.data
    },
  })
  return (
    <>
      {!canSend && <Note title={t('keptTitle')}>{t('keptMessage')}</Note>}
      <ListScreen
        list={list}
        label={t('title')}
        columns={useColumns()}
        rowKey={mail => mail.id}
        empty={t('none')}
        searchable
      />
    </>
  )
}

const useColumns = (): Column<ListedMail>[] => {
  const t = useTranslations('mails')
  return [
    {
      id: 'subject',
      title: t('subject'),
      cell: mail => (
        <>
          {mail.hidden ? (
            <span className={textClasses.detailLine}>{t('ofVisitor')}</span>
          ) : (
            <Link to="/settings/mails/$id" params={{ id: String(mail.id) }} className={textClasses.nameLink}>
              {mail.subject}
            </Link>
          )}
          <span className={textClasses.detailLine}>{mail.to}</span>
          <span data-narrow>
            <RelativeTime time={mail.createdAt} />
          </span>
        </>
      ),
    },
    { id: 'state', title: t('stateTitle'), cell: mail => <MailState state={mail.state} /> },
    {
      id: 'created',
      title: t('created'),
      cell: mail => <RelativeTime time={mail.createdAt} />,
      isSecondary: true,
    },
    { id: 'attempts', title: t('attempts'), cell: mail => mail.attempts, isSecondary: true },
  ]
}
