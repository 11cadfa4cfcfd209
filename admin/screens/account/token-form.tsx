import { Button, Stack } from '@mantine/core'
import { type FormEvent, useEffect, useState } from 'react'
import { NewPasswordFields } from '../../account/new-password-fields.tsx'
import { useClient } from '../../api/client.tsx'
import { useCall } from '../../api/use-call.ts'
import { ErrorSummary } from '../../errors/error-summary.tsx'
import { refusedToken } from './refused-token.ts'

interface Props {
  collection: 'reset-password' | 'activate-account'
  token: string
  submit: string
  /** Receives the email address to log in with. */
  onDone: (email: string) => void
  /** The link is not valid; receives the server's message. */
  onRefused: (message: string) => void
}

/** Sets the password of the account that an emailed link belongs to. */
export const TokenForm = ({ collection, token, submit, onDone, onRefused }: Props) => {
  const client = useClient()
  const { run, isBusy, entries, clear } = useCall({ collection })
  const [chosen, setChosen] = useState({ password: '', confirm: '' })
  useEffect(() => clear, [clear])

  const resetAccount = async () => {
    try {
      return await client.auth.resetAccount({ body: { ...chosen, token } })
    } catch (error) {
      const message = refusedToken(error)
      if (message !== undefined) onRefused(message)
      throw error
    }
  }
  const send = async (event: FormEvent) => {
    event.preventDefault()
    const answer = await run(resetAccount)
    if (answer) onDone(answer.email)
  }

  return (
    <form onSubmit={send} noValidate>
      <ErrorSummary entries={entries} />
      <Stack gap="md">
        <NewPasswordFields value={chosen} onChange={setChosen} entries={entries} />
        <Button type="submit" loading={isBusy} fullWidth>
          {submit}
        </Button>
      </Stack>
    </form>
  )
}
