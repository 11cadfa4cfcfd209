import { useTranslations } from 'use-intl'
import plainClasses from '../../ui/plain.module.css'
import { contentOf } from '../state/document/document.ts'
import { useEditorState, useWorkspace } from '../workspace.ts'
import { CheckItem } from './check-item.tsx'
import { seoChecks } from './checks.ts'
import { ForeignLinkCheck } from './foreign-link-check.tsx'
import classes from './seo-tab.module.css'

/** The checks, failed ones first. */
export const SeoChecklist = () => {
  const t = useTranslations('editor.seo')
  const { editor } = useWorkspace()
  const document = useEditorState(state => state.document)
  return (
    <section aria-label={t('checklist')}>
      <h2>{t('checklist')}</h2>
      <ul className={`${plainClasses.list} ${classes.checks}`}>
        {seoChecks(contentOf(document), editor.registry).map(({ name, failures }) => (
          <CheckItem key={name} name={name} failures={failures} />
        ))}
        <ForeignLinkCheck />
      </ul>
    </section>
  )
}
