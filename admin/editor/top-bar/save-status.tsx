import { useFormatter, useTranslations } from 'use-intl'
import plainClasses from '../../ui/plain.module.css'
import { useAddressDraft } from '../address/address-draft.ts'
import { heldPlaces } from '../state/state.ts'
import { useGoTo } from '../validation/use-go-to.ts'
import { useEditorState, useWorkspace } from '../workspace.ts'
import { shownStatus } from './shown-status.ts'
import classes from './top-bar.module.css'
import { Yielding } from './yielding.tsx'

export const SaveStatus = () => {
  const t = useTranslations('editor.bar')
  const format = useFormatter()
  const { editor, retry, readOnly } = useWorkspace()
  const hasAddress = useAddressDraft().slug !== null
  const status = useEditorState(state => shownStatus(state, { hasAddress }))
  const savedAt = useEditorState(({ save }) => save.savedAt)
  const held = useEditorState(state => heldPlaces(state).length)
  const goTo = useGoTo()
  const goToHeld = () => {
    const [place] = heldPlaces(editor.store.getState())
    if (place) goTo(place)
  }
  if (readOnly) return null
  if (status === 'refused' || status === 'failed')
    return (
      <span className={classes.status} data-failed role="alert">
        {t('notSaved')}{' '}
        <button type="button" className={plainClasses.button} onClick={retry}>
          {t('retry')}
        </button>
      </span>
    )
  if (status !== 'saved')
    return <span className={classes.status}>{t(status === 'saving' ? 'saving' : 'notSavedYet')}</span>
  return (
    <>
      <Yielding wanted="less">
        <span className={classes.status}>
          {t('saved', { time: format.dateTime(new Date(savedAt), { timeStyle: 'short' }) })}
        </span>
      </Yielding>
      {held > 0 && (
        <span className={classes.status} data-failed role="alert">
          <button type="button" className={plainClasses.button} onClick={goToHeld}>
            {t('held', { count: held })}
          </button>
        </span>
      )}
    </>
  )
}
