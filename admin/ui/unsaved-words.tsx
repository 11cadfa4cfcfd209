import { useTranslations } from 'use-intl'
import { LeaveDialog } from './leave-dialog.tsx'

interface Props {
  /** The texts of the form, and in the same order those that are saved; asked when the user leaves. */
  typed: () => readonly string[]
  saved: readonly string[]
}

/** Asks before the user leaves a form with texts that are not saved, and names them. */
export const UnsavedWords = ({ typed, saved }: Props) => {
  const t = useTranslations('leaving')
  const changed = () =>
    typed().filter((text, index) => text.trim() !== '' && text.trim() !== saved[index]?.trim())
  return (
    <LeaveDialog
      isUnsaved={() => changed().length > 0}
      message={() => t('words', { words: changed().join(' · ') })}
    />
  )
}
