import type { ErrorEntry } from '@ximblox/contract/errors'
import type { LocaleUse } from '@ximblox/contract/settings'
import { useTranslations } from 'use-intl'
import { ErrorSummary } from '../../errors/error-summary.tsx'
import { useLocaleName } from '../../pages/use-locale-name.ts'
import { Modal } from '../../ui/modal.tsx'

interface Props {
  use: LocaleUse
  busy: boolean
  entries: readonly ErrorEntry[]
  onClose: () => void
  onRemove: () => void
}

/** Says what visitors lose before a language is removed. */
export const RemoveLanguageDialog = ({ use, busy, entries, onClose, onRemove }: Props) => {
  const t = useTranslations('siteLanguages')
  const language = useLocaleName()(use.locale)
  return (
    <Modal
      title={t('removeTitle', { language })}
      opened
      onClose={onClose}
      theme="orange"
      confirm={{ label: t('remove'), onConfirm: onRemove, busy }}
    >
      <ErrorSummary entries={entries} />
      <p>{t('removeText')}</p>
      <ul>
        <li>{t('removePages', { count: use.livePages })}</li>
        <li>{t('removeMenus', { count: use.menus })}</li>
        {use.scheduledPages > 0 && <li>{t('removeScheduled', { count: use.scheduledPages })}</li>}
      </ul>
    </Modal>
  )
}
