import { LoadFailed, PathLink, useClient, useLanguage, useLoaded } from 'ximblox/admin-parts'
import { newsletter } from '../forms/newsletter.ts'
import { filled } from '../messages/filled.ts'
import { subscriberTexts } from '../messages/subscribers.ts'

/** How many people get the newsletter, on the dashboard. */
const SubscribersCard = () => {
  const client = useClient()
  const { labelText } = useLanguage()
  const count = useLoaded({
    key: ['subscribers', 'count'],
    load: async signal => {
      const query = { form: newsletter.id, state: 'confirmed', pageSize: 1 }
      return (await client.forms.submissions({ query }, { signal })).data.totalItems
    },
  })
  if (count.isFailed) return <LoadFailed onRetry={count.retry} />
  return (
    <p>
      <PathLink path="/newsletter/subscribers">
        {count.data === 1
          ? labelText(subscriberTexts.one)
          : filled(labelText(subscriberTexts.several), { count: count.data ?? '…' })}
      </PathLink>
    </p>
  )
}

export default SubscribersCard
