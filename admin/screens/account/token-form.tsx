import { Button, Stack } from '@mantine/core'
import { isRefusal } from '@ximblox/contract/client/errors'
import { type FormEvent, useEffect, useState } from 'react'
import { NewPasswordFields } from '../../account/new-password-fields.tsx'
import { useClient } from '../../api/client.tsx'
import { useErrorCollection } from '../../errors/error-collections.tsx'
import { ErrorSummary } from '../../errors/error-summary.tsx'

interface Props {
  collection: 'reset-password' | 'activate-account'
  token: string
  submit: string
  /** Told what one logs in with. */
  onDone: (email: string) => void
  /** The link leads nowhere: what the server said of it. */
  onRefused: (message: string) => void
}

/** Chooses the password of the account that a mailed link leads into. */
export const TokenForm = ({ collection, token, submit, onDone, onRefused }: Props) => {
  const client = useClient()
  const errors = useErrorCollection(collection)
  const [chosen, setChosen] = useState({ password: '', confirm: '' })
  const [busy, setBusy] = useState(false)
  useEffect(() => errors.clear, [errors.clear])

  const resetAccount = async () => {
    try {
      return await client.auth.resetAccount({ body: { ...chosen, token } })
    } catch (error) {
      if (isRefusal(error) && error.entries.some(({ property }) => property === 'token'))
        onRefused(error.message)
      throw error
    }
  }
  const send = async (event: FormEvent) => {
    event.preventDefault()
    setBusy(true)
    const answer = await errors.run(resetAccount)
    setBusy(false)
    if (answer) onDone(answer.email)
  }

  return (
    <form onSubmit={send} noValidate>
      <ErrorSummary entries={errors.entries} />
      <Stack gap="md">
        <NewPasswordFields value={chosen} onChange={setChosen} entries={errors.entries} />
        <Button type="submit" loading={busy} fullWidth>
          {submit}
        </Button>
      </Stack>
    </form>
  )
}
