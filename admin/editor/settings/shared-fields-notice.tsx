import type { Page } from '@ximblox/contract/pages'
import { useTranslations } from 'use-intl'
import { useLanguage } from '../../i18n/language-provider.tsx'
import { useLocaleName } from '../../pages/use-locale-name.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { useWorkspace } from '../workspace.ts'
import classes from './page-settings-tab.module.css'
import { firstOf } from './shared-fields.ts'

/** Says which fields all languages share, and where they are changed. */
export const SharedFieldsNotice = ({ page, names }: { page: Page; names: readonly string[] }) => {
  const t = useTranslations('editor.settings')
  const localeName = useLocaleName()
  const { labelText, language } = useLanguage()
  const { registry } = useWorkspace().editor
  const { fields = {} } = registry.pageTypes.get(page.type) ?? {}
  const first = firstOf(page)
  const labels = names.flatMap(name => (fields[name] ? [labelText(fields[name].label)] : []))
  const list = new Intl.ListFormat(language).format(labels)
  if (page.siblings.length === 0) return null
  if (first.id === page.id) return <p className={classes.none}>{t('sharedFromHere', { fields: list })}</p>
  return (
    <div className={classes.shared}>
      <p className={classes.none}>
        {t('sharedElsewhere', { fields: list, locale: localeName(first.locale) })}
      </p>
      <ButtonLink to="/pages/$id" params={{ id: String(first.id) }} variant="default" size="xs">
        {t('openShared', { title: first.title })}
      </ButtonLink>
    </div>
  )
}
