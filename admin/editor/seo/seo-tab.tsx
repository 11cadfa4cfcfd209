import { TagsInput } from '@mantine/core'
import { limits } from '@ximblox/contract/limits'
import type { Page } from '@ximblox/contract/pages'
import { useTranslations } from 'use-intl'
import { TextInput } from '../../ui/text-input.tsx'
import tabs from '../editor-tabs.module.css'
import { useFieldErrors } from '../faults/use-field-errors.ts'
import { errorOf } from '../fields/error-of.ts'
import { ImageInput } from '../fields/image-input.tsx'
import { setSeo } from '../state/commands/fields.ts'
import { useEditorState, useWorkspace } from '../workspace.ts'
import { LengthMeter } from './length-meter.tsx'
import { SearchPreview } from './search-preview.tsx'
import { SeoChecklist } from './seo-checklist.tsx'
import classes from './seo-tab.module.css'
import { SocialPreview } from './social-preview.tsx'

/** How the page presents itself to search engines and where it is shared. */
export const SeoTab = ({ page }: { page: Page }) => {
  const t = useTranslations('editor.seo')
  const { editor, readOnly } = useWorkspace()
  const meta = useEditorState(({ document }) => document.meta)
  const errorsAt = useFieldErrors(null)
  const { seoTitle, seoDescription, seoKeywords, seoImage } = meta
  const keywordErrors = errorsAt(['seoKeywords'], t('keywords'))
  return (
    <div className={classes.columns}>
      <fieldset className={`${tabs.form} ${classes.fields}`} disabled={readOnly}>
        <div>
          <TextInput
            label={t('title')}
            description={t('titleHelp')}
            value={seoTitle}
            onChange={title => editor.run(setSeo('seoTitle', title))}
            onBlur={editor.endTyping}
            errors={errorsAt(['seoTitle'], t('title'))}
          />
          <LengthMeter label={t('titleLength')} length={(seoTitle || meta.title).length} good={[30, 60]} />
        </div>
        <div>
          <TextInput
            label={t('description')}
            value={seoDescription}
            onChange={text => editor.run(setSeo('seoDescription', text))}
            onBlur={editor.endTyping}
            errors={errorsAt(['seoDescription'], t('description'))}
          />
          <LengthMeter label={t('descriptionLength')} length={seoDescription.length} good={[70, 160]} />
        </div>
        <TagsInput
          label={t('keywords')}
          description={t('keywordsHelp')}
          value={seoKeywords}
          onChange={keywords => editor.run(setSeo('seoKeywords', keywords))}
          maxTags={limits.seoKeywords}
          error={errorOf(keywordErrors)}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
        />
        <ImageInput
          label={t('image')}
          help={t('imageHelp')}
          image={seoImage?.[0] ?? null}
          onChange={image => editor.run(setSeo('seoImage', image && [image]))}
          errors={errorsAt(['seoImage'], t('image'))}
        />
      </fieldset>
      <div className={classes.previews}>
        <SearchPreview page={page} />
        <SocialPreview />
        <SeoChecklist />
      </div>
    </div>
  )
}
