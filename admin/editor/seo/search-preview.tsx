import type { Page } from '@ximblox/contract/pages'
import { pathOf } from '@ximblox/contract/rules/locale-path'
import { useTranslations } from 'use-intl'
import { useSettings } from '../../settings/use-settings.ts'
import textClasses from '../../ui/text.module.css'
import { useEditorState } from '../workspace.ts'
import classes from './seo-tab.module.css'
import { useDocumentTitle } from './use-document-title.ts'

/** Approximates a search result. */
export const SearchPreview = ({ page }: { page: Page }) => {
  const t = useTranslations('editor.seo')
  const settings = useSettings()
  const title = useDocumentTitle()
  const description = useEditorState(({ document }) => document.meta.seoDescription)
  return (
    <section aria-label={t('searchPreview')}>
      <h2>{t('searchPreview')}</h2>
      <div className={`${classes.card} ${classes.result}`}>
        <p className={`${textClasses.oneLine} ${classes.address}`}>
          {settings && window.location.host + pathOf(page, settings)}
        </p>
        <p className={`${textClasses.oneLine} ${classes.heading}`}>{title}</p>
        <p className={`${textClasses.twoLines} ${classes.text}`}>{description || t('noDescription')}</p>
      </div>
    </section>
  )
}
