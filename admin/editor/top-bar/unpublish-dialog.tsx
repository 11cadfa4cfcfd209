import { Button, Radio, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useErrorCollection } from '../../errors/error-collections.tsx'
import { messagesFor } from '../../errors/messages-for.ts'
import { useMessage } from '../../errors/use-message.ts'
import { Modal } from '../../ui/modal.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import type { Leaving } from './use-publication.ts'

interface Props {
  opened: boolean
  busy: boolean
  onClose: () => void
  onUnpublish: (leaving: Leaving) => Promise<void>
}

/** Asks what visitors are to find where the page was. */
export const UnpublishDialog = ({ opened, busy, onClose, onUnpublish }: Props) => {
  const t = useTranslations('editor.unpublishing')
  const tPage = useTranslations('page')
  const tModal = useTranslations('modal')
  const messageOf = useMessage()
  const { entries } = useErrorCollection('publication-requests')
  const [leave, setLeave] = useState<Leaving['leave']>('nothing')
  const [to, setTo] = useState('')
  const choose = (value: string) => setLeave(value === 'gone' || value === 'redirect' ? value : 'nothing')
  const unpublish = () => onUnpublish(leave === 'redirect' ? { leave, to } : { leave })
  return (
    <Modal
      title={t('title')}
      opened={opened}
      onClose={onClose}
      buttons={
        <>
          <Button variant="default" onClick={onClose}>
            {tModal('cancel')}
          </Button>
          <Button loading={busy} onClick={() => void unpublish()}>
            {tPage('unpublish')}
          </Button>
        </>
      }
    >
      <Text size="sm" mb="md">
        {t('message')}
      </Text>
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
          onChange={setTo}
          errors={messagesFor('to', entries, messageOf)}
        />
      )}
    </Modal>
  )
}
