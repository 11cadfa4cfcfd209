import { Switch, Textarea } from '@mantine/core'
import type { Page } from '@ximblox/contract/pages'
import { useRef } from 'react'
import { useTranslations } from 'use-intl'
import { TextInput } from '../../ui/text-input.tsx'
import { errorOf } from '../fields/error-of.ts'
import { ImageInput } from '../fields/image-input.tsx'
import { setSeo } from '../state/commands/fields.ts'
import tabs from '../tab-form.module.css'
import { useFocusTarget } from '../validation/focus-target.ts'
import { useFieldErrors } from '../validation/use-field-errors.ts'
import { useEditorState, useWorkspace } from '../workspace.ts'
import { KeywordsInput } from './keywords-input.tsx'
import { LengthMeter } from './length-meter.tsx'
import { SearchPreview } from './search-preview.tsx'
import { SeoChecklist } from './seo-checklist.tsx'
import classes from './seo-tab.module.css'
import { SocialPreview } from './social-preview.tsx'
import { useDocumentTitle } from './use-document-title.ts'

export const SeoTab = ({ page }: { page: Page }) => {
  const t = useTranslations('editor.seo')
  const tFields = useTranslations('pageFields')
  const { editor, readOnly } = useWorkspace()
  const meta = useEditorState(({ document }) => document.meta)
  const errorsAt = useFieldErrors(null)
  const { seoTitle, seoDescription, seoKeywords, seoImage } = meta
  const isIndexed = meta.seoIndexed !== false
  const shownTitle = useDocumentTitle()
  const form = useRef<HTMLFieldSetElement>(null)
  useFocusTarget({ ofBlocks: false, isReady: true, root: form })
  const keywordErrors = errorsAt(['seoKeywords'], tFields('seoKeywords'))
  return (
    <div className={classes.columns}>
      <fieldset ref={form} className={`${tabs.form} ${classes.fields}`} disabled={readOnly}>
        <div data-path="own.seoTitle">
          <TextInput
            label={tFields('seoTitle')}
            description={t('titleHelp')}
            value={seoTitle}
            onChange={title => editor.run(setSeo('seoTitle', title))}
            onBlur={editor.endTyping}
            errors={errorsAt(['seoTitle'], tFields('seoTitle'))}
          />
          <LengthMeter label={t('titleLength')} length={shownTitle.length} good={[30, 60]} />
        </div>
        <div data-path="own.seoDescription">
          <Textarea
            label={tFields('seoDescription')}
            value={seoDescription}
            // The value is a single line of the page's head, although the field wraps it.
            onChange={event =>
              editor.run(setSeo('seoDescription', event.currentTarget.value.replaceAll(/\s*\n\s*/g, ' ')))
            }
            onBlur={editor.endTyping}
            error={errorOf(errorsAt(['seoDescription'], tFields('seoDescription')))}
            rows={3}
          />
          <LengthMeter label={t('descriptionLength')} length={seoDescription.length} good={[70, 160]} />
        </div>
        <div data-path="own.seoKeywords">
          <KeywordsInput
            label={tFields('seoKeywords')}
            description={t('keywordsHelp')}
            value={seoKeywords}
            onChange={keywords => editor.run(setSeo('seoKeywords', keywords))}
            error={errorOf(keywordErrors)}
          />
        </div>
        <div data-path="own.seoIndexed">
          <Switch
            label={tFields('seoIndexed')}
            description={t(isIndexed ? 'indexedHelp' : 'notIndexedHelp')}
            checked={isIndexed}
            onChange={event => editor.run(setSeo('seoIndexed', event.currentTarget.checked))}
          />
        </div>
        <div data-path="own.seoImage">
          <ImageInput
            label={tFields('seoImage')}
            help={t('imageHelp')}
            image={seoImage?.[0] ?? null}
            onChange={image => editor.run(setSeo('seoImage', image && [image]))}
            errors={errorsAt(['seoImage'], tFields('seoImage'))}
          />
        </div>
      </fieldset>
      <div className={classes.previews}>
        <SearchPreview page={page} />
        <SocialPreview />
        <SeoChecklist />
      </div>
    </div>
  )
}
