import { useTranslations } from 'use-intl'
import classes from './notice.module.css'
import { useEditorState } from './workspace.ts'

/** Reassures users while the server is unreachable or out of disk space: changes are kept in the browser. */
export const ConnectionNotice = () => {
  const t = useTranslations('editor.notices')
  const isFailed = useEditorState(({ save }) => save.status === 'failed')
  return (
    <output className={classes.spoken}>
      {isFailed && <span className={classes.notice}>{t('keptHere')}</span>}
    </output>
  )
}
