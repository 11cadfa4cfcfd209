import { Radio, Stack } from '@mantine/core'
import type { ErrorEntry } from '@ximblox/contract/errors'
import { useTranslations } from 'use-intl'
import { messagesFor } from '../errors/messages-for.ts'
import { useMessage } from '../errors/use-message.ts'
import { TextInput } from '../ui/text-input.tsx'

/** How the URL of an unpublished page responds. */
export interface UnpublishResponse {
  leave: 'nothing' | 'gone' | 'redirect'
  to?: string
}

interface Props {
  response: UnpublishResponse
  onChange: (response: UnpublishResponse) => void
  errors: readonly ErrorEntry[]
}

export const UnpublishResponseField = ({ response, onChange, errors }: Props) => {
  const t = useTranslations('unpublishing')
  const messageOf = useMessage()
  const { leave, to = '' } = response
  const choose = (value: string) => {
    if (value === 'redirect') onChange({ leave: value, to })
    else onChange({ leave: value === 'gone' ? value : 'nothing' })
  }
  return (
    <>
      <Radio.Group label={t('leave')} value={leave} onChange={choose}>
        <Stack gap="xs" mt="xs">
          <Radio value="nothing" label={t('nothing')} description={t('nothingMeans')} />
          <Radio value="gone" label={t('gone')} description={t('goneMeans')} />
          <Radio value="redirect" label={t('redirect')} description={t('redirectMeans')} />
        </Stack>
      </Radio.Group>
      {leave === 'redirect' && (
        <TextInput
          label={t('to')}
          value={to}
          onChange={text => onChange({ leave, to: text })}
          errors={messagesFor('to', errors, messageOf)}
        />
      )}
    </>
  )
}
