import { useFormatter, useTranslations } from 'use-intl'
import { useAddressDraft } from '../address/address-draft.ts'
import { type EditorState, isDirty } from '../state/state.ts'
import { useEditorState, useWorkspace } from '../workspace.ts'
import classes from './top-bar.module.css'

export const SaveStatus = () => {
  const t = useTranslations('editor.bar')
  const format = useFormatter()
  const { retry, readOnly } = useWorkspace()
  const hasAddress = useAddressDraft().slug !== null
  const stored = useEditorState(statusOf)
  const status = stored === 'saved' && hasAddress ? 'waiting' : stored
  const savedAt = useEditorState(({ save }) => save.savedAt)
  if (readOnly) return null
  switch (status) {
    case 'saving':
      return <span className={classes.status}>{t('saving')}</span>
    case 'waiting':
    case 'expired':
      return <span className={classes.status}>{t('notSavedYet')}</span>
    case 'saved':
      return (
        <span className={classes.status}>
          {t('saved', { time: format.dateTime(new Date(savedAt), { timeStyle: 'short' }) })}
        </span>
      )
    case 'refused':
    case 'failed':
      return (
        <span className={classes.status} data-failed role="alert">
          {t('notSaved')}{' '}
          <button type="button" onClick={retry}>
            {t('retry')}
          </button>
        </span>
      )
  }
}

const statusOf = (state: EditorState) => {
  const { status } = state.save
  // Autosave may have stored as a draft what Save refused.
  if (status === 'refused' && !isDirty(state)) return 'saved'
  if (status !== 'idle') return status
  return isDirty(state) ? 'waiting' : 'saved'
}
