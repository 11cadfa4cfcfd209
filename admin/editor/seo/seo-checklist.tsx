import Check from 'lucide-react/icons/check'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { useTranslations } from 'use-intl'
import { contentOf } from '../state/document/document.ts'
import { useEditorState, useWorkspace } from '../workspace.ts'
import { seoChecks } from './checks.ts'
import classes from './seo-tab.module.css'

/** What is still to be done, and what is done already. */
export const SeoChecklist = () => {
  const t = useTranslations('editor.seo')
  const { editor } = useWorkspace()
  const document = useEditorState(state => state.document)
  return (
    <section aria-label={t('checklist')}>
      <h2>{t('checklist')}</h2>
      <ul className={classes.checks}>
        {seoChecks(contentOf(document), editor.registry).map(({ name, faults }) => (
          <li key={name}>
            {faults === 0 ? (
              <Check size={16} className={classes.done ?? ''} aria-hidden />
            ) : (
              <TriangleAlert size={16} className={classes.open ?? ''} aria-hidden />
            )}
            {faults === 0 ? t(`done.${name}`) : t(`open.${name}`, { count: faults })}
          </li>
        ))}
      </ul>
    </section>
  )
}
