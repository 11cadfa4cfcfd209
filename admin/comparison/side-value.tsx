import { useTranslations } from 'use-intl'
import { hiddenDifference } from './hidden-difference.ts'
import { ImageThumbnail } from './image-thumbnail.tsx'
import { imageIn, imagesIn } from './images.ts'
import { MarkedText } from './marked-text.tsx'
import classes from './side-value.module.css'
import { useImageAspects } from './use-image-aspects.ts'
import { useValueText } from './use-value-text.ts'

interface Props {
  /** Undefined if it was deleted. */
  value: unknown
  other: unknown
}

/** One side of a conflict: its images, and its text with the differing words marked. */
export const SideValue = ({ value, other }: Props) => {
  const t = useTranslations('differences')
  const aspectsOf = useImageAspects()
  const textOf = useValueText()
  if (value === undefined) return <p className={classes.empty}>{t('deleted')}</p>
  const images = imagesIn(value)
  const [image, otherImage] = [imageIn(value), imageIn(other)]
  const [text, otherText] = image
    ? [image.altText, otherImage?.altText ?? '']
    : [textOf(value), textOf(other)]
  const isSameText = text === otherText && text !== '' && other !== undefined
  const hidden = isSameText && !image ? hiddenDifference(value, other) : null
  return (
    <div className={classes.value}>
      {images.map((use, index) => (
        <ImageThumbnail key={`${index} ${use.fileID}`} image={use} />
      ))}
      {image && <span className={classes.facts}>{image.fileName}</span>}
      {image && otherImage && <span className={classes.facts}>{aspectsOf(otherImage, image)}</span>}
      {text !== '' && <MarkedText text={text} other={otherText} />}
      {text === '' && images.length === 0 && <p className={classes.empty}>{t('empty')}</p>}
      {hidden && (
        <span className={classes.facts}>{t(hidden === 'formatting' ? 'onlyFormatting' : 'notShown')}</span>
      )}
    </div>
  )
}
