import { Button, Text } from '@mantine/core'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useErrorCollection } from '../../errors/error-collections.tsx'
import { PagesBelow } from '../../pages/pages-below.tsx'
import { ReturningRedirects } from '../../pages/returning-redirects.tsx'
import { UseList } from '../../pages/use-list.tsx'
import { ConcernedPeople } from '../../publication/concerned/concerned-people.tsx'
import { useLetters } from '../../publication/concerned/use-letters.ts'
import {
  type UnpublishResponse,
  UnpublishResponseField,
} from '../../publication/unpublish-response-field.tsx'
import { usePreviewedChange } from '../../publication/use-previewed-change.ts'
import { Modal } from '../../ui/modal.tsx'
import { useOpenedPage } from '../opened-page.ts'

interface Props {
  opened: boolean
  busy: boolean
  onClose: () => void
  /** Resolves to whether the page was unpublished. */
  onUnpublish: (response: UnpublishResponse) => Promise<boolean>
}

/** Asks for the response that visitors get at the URL of the page afterwards. */
export const UnpublishDialog = ({ opened, busy, onClose, onUnpublish }: Props) => {
  const t = useTranslations('unpublishing')
  const tPage = useTranslations('page')
  const tModal = useTranslations('modal')
  const tConcerned = useTranslations('concerned')
  const id = useOpenedPage().page.id
  const { uses, concerned, bringsBack, staysBelow, isLoading } = usePreviewedChange('unpublish', id, {
    enabled: opened,
  })
  const letters = useLetters(concerned)
  const { entries } = useErrorCollection('publication-requests')
  const [response, setResponse] = useState<UnpublishResponse>({ leave: 'nothing' })
  const unpublish = async () => {
    if (await letters.after(() => onUnpublish(response))) onClose()
  }
  return (
    <Modal
      title={t('title')}
      opened={opened}
      onClose={onClose}
      size={letters.isOffered ? 'md' : 'sm'}
      buttons={
        <>
          <Button variant="default" onClick={onClose}>
            {tModal('cancel')}
          </Button>
          <Button
            loading={busy || letters.isBusy || isLoading}
            disabled={letters.isIncomplete}
            onClick={() => void unpublish()}
          >
            {letters.isLeft ? tConcerned('again') : tPage('unpublish')}
          </Button>
        </>
      }
    >
      <Text size="sm" mb="md">
        {t('message')}
      </Text>
      {uses && <UseList title={t('used')} {...uses} />}
      <ConcernedPeople letters={letters} />
      <PagesBelow count={staysBelow} />
      {response.leave === 'nothing' && <ReturningRedirects redirects={bringsBack} />}
      {!letters.isLeft && (
        <UnpublishResponseField response={response} onChange={setResponse} errors={entries} />
      )}
    </Modal>
  )
}
