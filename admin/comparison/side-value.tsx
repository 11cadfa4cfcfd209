import { useTranslations } from 'use-intl'
import { hiddenDifference } from './hidden-difference.ts'
import { MarkedText } from './marked-text.tsx'
import { pictureIn, picturesIn } from './picture.ts'
import { PictureThumbnail } from './picture-thumbnail.tsx'
import classes from './side-value.module.css'
import { usePictureAspects } from './use-picture-aspects.ts'
import { useValueText } from './use-value-text.ts'

interface Props {
  /** Undefined if it was deleted. */
  value: unknown
  other: unknown
}

/** One side of a conflict: its images, and its text with the differing words marked. */
export const SideValue = ({ value, other }: Props) => {
  const t = useTranslations('editor.conflicts')
  const tDifferences = useTranslations('editor.differences')
  const aspectsOf = usePictureAspects()
  const textOf = useValueText()
  if (value === undefined) return <p className={classes.none}>{t('deleted')}</p>
  const pictures = picturesIn(value)
  const [picture, otherPicture] = [pictureIn(value), pictureIn(other)]
  const [text, otherText] = picture
    ? [picture.altText, otherPicture?.altText ?? '']
    : [textOf(value), textOf(other)]
  const isSameText = text === otherText && text !== '' && other !== undefined
  const hidden = isSameText && !picture ? hiddenDifference(value, other) : null
  return (
    <div className={classes.value}>
      {pictures.map((image, index) => (
        <PictureThumbnail key={`${index} ${image.fileID}`} image={image} />
      ))}
      {picture && <span className={classes.facts}>{picture.fileName}</span>}
      {picture && otherPicture && <span className={classes.facts}>{aspectsOf(otherPicture, picture)}</span>}
      {text !== '' && <MarkedText text={text} other={otherText} />}
      {text === '' && pictures.length === 0 && <p className={classes.none}>{t('empty')}</p>}
      {hidden && (
        <span className={classes.facts}>
          {tDifferences(hidden === 'formatting' ? 'onlyFormatting' : 'notShown')}
        </span>
      )}
    </div>
  )
}
