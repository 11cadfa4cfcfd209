import { currentPageType } from '@ximblox/blocks/registry'
import { sharedFieldsOf } from '@ximblox/blocks/upgrade'
import { hasAddress } from '@ximblox/contract/content-types'
import { limits } from '@ximblox/contract/limits'
import type { Page } from '@ximblox/contract/pages'
import { useRef } from 'react'
import { useTranslations } from 'use-intl'
import { useLanguage } from '../../i18n/language-provider.tsx'
import { useSettings } from '../../settings/use-settings.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Facts } from '../../ui/facts.tsx'
import plainClasses from '../../ui/plain.module.css'
import { RelativeTime } from '../../ui/relative-time.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { useAddressDraft } from '../address/address-draft.ts'
import { PageAddress } from '../address/page-address.tsx'
import { SlugField } from '../address/slug-field.tsx'
import { FieldForm } from '../fields/field-form.tsx'
import { pageHolder } from '../fields/holders.ts'
import { RequiredNote } from '../fields/required-note.tsx'
import { setTitle } from '../state/commands/fields.ts'
import tabs from '../tab-form.module.css'
import { useFocusTarget } from '../validation/focus-target.ts'
import { useFieldErrors } from '../validation/use-field-errors.ts'
import { useEditorState, useWorkspace } from '../workspace.ts'
import { AnchorList } from './anchor-list.tsx'
import classes from './page-settings-tab.module.css'
import { SaveSettings } from './save-settings.tsx'
import { fixedFields } from './shared-fields.ts'
import { SharedFieldsNotice } from './shared-fields-notice.tsx'

/** Title and URL of the page, and the props of its type. */
export const PageSettingsTab = ({ page }: { page: Page }) => {
  const t = useTranslations('editor.settings')
  const tPage = useTranslations('page')
  const tHistory = useTranslations('history')
  const { editor, readOnly } = useWorkspace()
  const { labelText } = useLanguage()
  const meta = useEditorState(({ document }) => document.meta)
  const errorsAt = useFieldErrors(null)
  const settings = useSettings()
  const isPage = hasAddress(page.type)
  const hasDraft = useAddressDraft().slug !== null
  const form = useRef<HTMLDivElement>(null)
  useFocusTarget({ ofBlocks: false, isReady: true, root: form })
  const { registry } = editor
  const type = currentPageType(registry, meta.pageType)
  const shared = sharedFieldsOf(registry, page.type)
  return (
    <div ref={form} className={tabs.form}>
      {isPage && (
        <fieldset className={`${plainClasses.fieldset} ${classes.group}`} disabled={readOnly}>
          <div data-path="own.title">
            <TextInput
              label={tPage('title')}
              value={meta.title}
              onChange={title => editor.run(setTitle(title))}
              onBlur={editor.endTyping}
              limit={limits.text}
              errors={errorsAt(['title'], tPage('title'))}
            />
          </div>
          {settings && <SlugField settings={settings} />}
          {hasDraft && <SaveSettings />}
          <PageAddress page={page} />
        </fieldset>
      )}
      {type && Object.keys(type.fields).length > 0 && (
        <fieldset className={`${plainClasses.fieldset} ${classes.group}`} disabled={readOnly}>
          {isPage && <legend>{labelText(type.label)}</legend>}
          <RequiredNote fields={type.fields} />
          {shared && <SharedFieldsNotice page={page} names={Object.keys(shared)} />}
          <FieldForm
            fields={type.fields}
            holder={pageHolder(meta, type.fields)}
            fixed={fixedFields(page, shared)}
          />
        </fieldset>
      )}
      {!type && registry.contentTypes.has(page.type) && <p>{t('otherVersion')}</p>}
      {isPage && (
        <section aria-labelledby="anchors">
          <h2 className={classes.title} id="anchors">
            {t('anchors')}
          </h2>
          <AnchorList />
        </section>
      )}
      <div>
        <ButtonLink variant="default" to="/pages/$id/history" params={{ id: String(page.id) }}>
          {tHistory('open')}
        </ButtonLink>
      </div>
      <Facts>
        <dt>{t('created')}</dt>
        <dd>
          <RelativeTime time={page.createdAt} />
          {page.author.name && ` · ${page.author.name}`}
        </dd>
        <dt>{tPage('updated')}</dt>
        <dd>
          <RelativeTime time={page.pageVersion.updatedAt} />
          {page.pageVersion.author.name && ` · ${page.pageVersion.author.name}`}
        </dd>
      </Facts>
    </div>
  )
}
