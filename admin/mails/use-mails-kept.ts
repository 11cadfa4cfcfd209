import { useQuery } from '@tanstack/react-query'
import { allows } from '@ximblox/contract/rules/permissions'
import { useClient } from '../client.tsx'
import { useSession } from '../session/use-session.ts'

/** Whether mails wait under Settings for want of a mail server; told only to those who may see them there. */
export const useMailsKept = (): boolean => {
  const client = useClient()
  const { permissions } = useSession()
  const { data } = useQuery({
    queryKey: ['mails', 'kept'],
    queryFn: ({ signal }) => client.mail.list({ body: { pageSize: 1 } }, { signal }),
    enabled: allows(permissions, 'manage-settings'),
  })
  return data?.canSend === false
}
