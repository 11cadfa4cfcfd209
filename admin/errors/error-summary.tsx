import { Alert } from '@mantine/core'
import type { ErrorEntry } from '@ximblox/contract/errors'
import { useMessage } from './use-message.ts'

interface Props {
  entries: readonly ErrorEntry[]
  /** Names the action that failed. */
  title?: string
}

/** Lists the errors of a call; renders nothing if there are none. */
export const ErrorSummary = ({ entries, title }: Props) => {
  const messageOf = useMessage()
  const messages = [...new Set(entries.map(messageOf))]
  return (
    <div role="alert">
      {messages.length > 0 && (
        <Alert color="red" variant="outline" p="sm" my="md" maw={560} title={title}>
          {messages.map(message => (
            <div key={message}>{message}</div>
          ))}
        </Alert>
      )}
    </div>
  )
}
