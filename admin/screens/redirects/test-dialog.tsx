import { Button, Stack } from '@mantine/core'
import type { Answer } from '@ximblox/contract/call'
import type { calls } from '@ximblox/contract/calls'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useClient } from '../../api/client.tsx'
import { useCall } from '../../api/use-call.ts'
import { messagesFor } from '../../errors/messages-for.ts'
import { useMessage } from '../../errors/use-message.ts'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { TextInput } from '../../ui/text-input.tsx'

interface Props {
  /** Continues with a new redirect at a path where nothing is. */
  onRedirect: (from: string) => void
  onClose: () => void
}

/** Shows what visitors get at an address. */
export const TestDialog = ({ onRedirect, onClose }: Props) => {
  const t = useTranslations('redirects')
  const client = useClient()
  const messageOf = useMessage()
  const { run, entries, isBusy } = useCall()
  const [url, setUrl] = useState('')
  const [result, setResult] = useState<Result>()
  const test = async () => setResult(await run(() => client.redirect.test({ body: { url } })))
  return (
    <FormDialog
      title={t('test.title')}
      confirm={t('test.submit')}
      busy={isBusy}
      onClose={onClose}
      onConfirm={() => void test()}
    >
      <Stack gap="md">
        <TextInput
          label={t('test.url')}
          value={url}
          onChange={setUrl}
          errors={[...messagesFor('url', entries, messageOf), ...messagesFor('', entries, messageOf)]}
          isFirst
        />
        <output>{result && <Outcome result={result} />}</output>
        {result?.outcome === 'nothing' && (
          <Button variant="default" onClick={() => onRedirect(result.path)}>
            {t('test.add')}
          </Button>
        )}
      </Stack>
    </FormDialog>
  )
}

type Result = Answer<typeof calls.redirect.test>

const Outcome = ({ result: { outcome, path, to = '', status = 0, page } }: { result: Result }) => {
  const t = useTranslations('redirects.test')
  switch (outcome) {
    case 'page':
      return t('page', { path, title: page?.title ?? '' })
    case 'redirect':
      return t('redirect', { path, to, status: String(status) })
    default:
      return t(outcome, { path })
  }
}
