import { useState } from 'react'
import {
  Button,
  type Column,
  ErrorSummary,
  ListScreen,
  Modal,
  PageHead,
  RelativeTime,
  type SubmissionRow,
  toast,
  useCall,
  useClient,
  useLanguage,
  usePagedList,
} from 'ximblox/admin-parts'
import { newsletter } from '../forms/newsletter.ts'
import { filled } from '../messages/filled.ts'
import { subscribersTitle, subscriberTexts } from '../messages/subscribers.ts'

const subscribersKey = ['subscribers']

/** `/cmsadmin/newsletter/subscribers`: who gets the newsletter. */
const SubscribersScreen = () => {
  const client = useClient()
  const { labelText } = useLanguage()
  const [leaving, setLeaving] = useState<SubmissionRow>()
  const list = usePagedList<SubmissionRow>({
    key: subscribersKey,
    fetchPage: async ({ pageIndex, pageSize, searchTerm }, signal) => {
      const query = { form: newsletter.id, state: 'confirmed', pageIndex, pageSize, searchTerm }
      return (await client.forms.submissions({ query }, { signal })).data
    },
  })
  return (
    <>
      <PageHead title={labelText(subscribersTitle)} />
      <ListScreen
        list={list}
        label={labelText(subscribersTitle)}
        columns={useColumns(setLeaving)}
        rowKey={({ id }) => id}
        empty={labelText(subscriberTexts.none)}
        searchable
      />
      {leaving && <UnsubscribeDialog subscriber={leaving} onClose={() => setLeaving(undefined)} />}
    </>
  )
}

export default SubscribersScreen

const useColumns = (onUnsubscribe: (subscriber: SubmissionRow) => void): Column<SubmissionRow>[] => {
  const { labelText } = useLanguage()
  return [
    { id: 'email', title: labelText(subscriberTexts.email), cell: ({ email }) => email },
    {
      id: 'since',
      title: labelText(subscriberTexts.since),
      cell: ({ at }) => <RelativeTime time={at} />,
      isSecondary: true,
    },
    {
      id: 'actions',
      title: labelText(subscriberTexts.actions),
      cell: subscriber => (
        <Button size="small" onClick={() => onUnsubscribe(subscriber)}>
          {labelText(subscriberTexts.unsubscribe)}
        </Button>
      ),
    },
  ]
}

interface DialogProps {
  subscriber: SubmissionRow
  onClose: () => void
}

const UnsubscribeDialog = ({ subscriber: { id, email }, onClose }: DialogProps) => {
  const client = useClient()
  const { labelText } = useLanguage()
  const { run, isBusy, entries } = useCall({ invalidates: [subscribersKey] })
  const unsubscribe = async () => {
    const body = { action: 'unsubscribe' }
    if (!(await run(() => client.forms.run({ params: { id }, body })))) return
    toast(filled(labelText(subscriberTexts.done), { email }))
    onClose()
  }
  return (
    <Modal
      title={filled(labelText(subscriberTexts.question), { email })}
      opened
      onClose={onClose}
      theme="orange"
      confirm={{
        label: labelText(subscriberTexts.unsubscribe),
        onConfirm: () => void unsubscribe(),
        busy: isBusy,
      }}
    >
      {labelText(subscriberTexts.effect)}
      <ErrorSummary entries={entries} />
    </Modal>
  )
}
