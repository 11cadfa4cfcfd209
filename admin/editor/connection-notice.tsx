import { useTranslations } from 'use-intl'
import classes from './notice.module.css'
import { useEditorState } from './workspace.ts'

/** Says that nothing is lost while the server cannot be reached, or has no space left. */
export const ConnectionNotice = () => {
  const t = useTranslations('editor.notices')
  const isFailed = useEditorState(({ save }) => save.status === 'failed')
  return (
    <output className={classes.spoken}>
      {isFailed && <span className={classes.notice}>{t('keptHere')}</span>}
    </output>
  )
}
