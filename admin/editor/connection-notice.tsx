import { useTranslations } from 'use-intl'
import classes from './editor-notices.module.css'
import { useEditorState } from './workspace.ts'

/** Says that nothing is lost while the server cannot be reached. */
export const ConnectionNotice = () => {
  const t = useTranslations('editor.notices')
  const isFailed = useEditorState(({ save }) => save.status === 'failed')
  return <div role="status">{isFailed && <p className={classes.notice}>{t('keptHere')}</p>}</div>
}
