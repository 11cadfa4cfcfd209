import { Button, Text } from '@mantine/core'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useErrorCollection } from '../../errors/error-collections.tsx'
import { UseList } from '../../pages/use-list.tsx'
import {
  type UnpublishResponse,
  UnpublishResponseField,
} from '../../publication/unpublish-response-field.tsx'
import { usePageUses } from '../../publication/use-page-uses.ts'
import { Modal } from '../../ui/modal.tsx'
import { useOpenedPage } from '../opened-page.ts'

interface Props {
  opened: boolean
  busy: boolean
  onClose: () => void
  onUnpublish: (response: UnpublishResponse) => Promise<void>
}

/** Asks for the response that visitors get at the URL of the page afterwards. */
export const UnpublishDialog = ({ opened, busy, onClose, onUnpublish }: Props) => {
  const t = useTranslations('unpublishing')
  const tPage = useTranslations('page')
  const tModal = useTranslations('modal')
  const { uses } = usePageUses('unpublish', useOpenedPage().page.id, { enabled: opened })
  const { entries } = useErrorCollection('publication-requests')
  const [response, setResponse] = useState<UnpublishResponse>({ leave: 'nothing' })
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
          <Button loading={busy} onClick={() => void onUnpublish(response)}>
            {tPage('unpublish')}
          </Button>
        </>
      }
    >
      <Text size="sm" mb="md">
        {t('message')}
      </Text>
      {uses && <UseList title={t('used')} {...uses} />}
      <UnpublishResponseField response={response} onChange={setResponse} errors={entries} />
    </Modal>
  )
}
