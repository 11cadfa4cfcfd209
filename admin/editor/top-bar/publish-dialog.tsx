import type { Concerned } from '@ximblox/contract/letters'
import { useTranslations } from 'use-intl'
import { ConcernedPeople } from '../../publication/concerned/concerned-people.tsx'
import { useLetters } from '../../publication/concerned/use-letters.ts'
import { Modal } from '../../ui/modal.tsx'

interface Props {
  concerned: readonly Concerned[]
  busy: boolean
  onClose: () => void
  onPublish: () => Promise<boolean>
}

/** Asks before changes are published that concern people with submissions. */
export const PublishDialog = ({ concerned, busy, onClose, onPublish }: Props) => {
  const t = useTranslations('concerned')
  const tPage = useTranslations('page')
  const letters = useLetters(concerned)
  const publish = async () => {
    if (await letters.after(onPublish)) onClose()
  }
  return (
    <Modal
      title={t('publishTitle')}
      opened
      onClose={onClose}
      theme="orange"
      size="md"
      confirm={{
        label: letters.isLeft ? t('again') : tPage('publish'),
        onConfirm: () => void publish(),
        busy: busy || letters.isBusy,
        disabled: letters.isIncomplete,
      }}
    >
      <ConcernedPeople letters={letters} />
    </Modal>
  )
}
