import { seoImageGroup } from '@ximblox/blocks/page-file-group'
import { imageURL } from '@ximblox/blocks/render/media-url'
import { useTranslations } from 'use-intl'
import { useStore } from 'zustand'
import textClasses from '../../ui/text.module.css'
import { useEditorState, useWorkspace } from '../workspace.ts'
import classes from './seo-tab.module.css'

/** Approximates a share on social media. */
export const SocialPreview = () => {
  const t = useTranslations('editor.seo')
  const { renderData, pageID } = useWorkspace()
  const { title, seoTitle, seoDescription, seoImage } = useEditorState(({ document }) => document.meta)
  const image = seoImage?.[0]
  const file = useStore(renderData, ({ files }) => files[image?.fileID ?? 0])
  const address = image && file ? imageURL(pageID, seoImageGroup, image, file) : null
  return (
    <section aria-label={t('socialPreview')}>
      <h2>{t('socialPreview')}</h2>
      <div className={classes.card}>
        {address === null ? (
          <p className={`${classes.picture} ${classes.noPicture}`}>{t('noPicture')}</p>
        ) : (
          <img className={classes.picture} src={address} alt="" />
        )}
        <div className={classes.result}>
          <p className={`${textClasses.oneLine} ${classes.address}`}>{window.location.host}</p>
          <p className={`${textClasses.oneLine} ${classes.heading}`}>{seoTitle || title}</p>
          <p className={`${textClasses.twoLines} ${classes.text}`}>{seoDescription}</p>
        </div>
      </div>
    </section>
  )
}
