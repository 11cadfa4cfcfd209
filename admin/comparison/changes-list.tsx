import type { OwnField } from '@ximblox/blocks/fields/define-field'
import type { BlockChange, FieldChange } from '@ximblox/contract/history'
import { diffWords } from '@ximblox/contract/rules/compare/word-diff'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { useLanguage } from '../i18n/language-provider.tsx'
import { blockName } from '../pages/block-name.ts'
import { useSite } from '../site.tsx'
import { fieldAt, fieldsOf, fieldsPath } from './changed-field.ts'
import classes from './changes-list.module.css'
import { ImageThumbnail } from './image-thumbnail.tsx'
import { imageIn } from './images.ts'
import { useFieldLabel } from './use-field-label.ts'
import { useImageAspects } from './use-image-aspects.ts'
import { useValueText } from './use-value-text.ts'
import { isDay } from './value-text.ts'

interface Props {
  changes: readonly BlockChange[]
  /** The level of their headings. */
  heading?: 'h2' | 'h3'
  /** What can be done about a change. */
  renderActions?: ((change: BlockChange) => ReactNode) | undefined
}

/** The differences of two versions by block and field, with the changed words marked. */
export const ChangesList = ({ changes, heading: Heading = 'h3', renderActions }: Props) => {
  const t = useTranslations('versions')
  const tKind = useTranslations('versions.kinds')
  const { registry } = useSite()
  const { labelText } = useLanguage()
  if (changes.length === 0) return <p className={classes.none}>{t('same')}</p>
  return (
    <ol className={classes.changes}>
      {changes.map(change => (
        <li key={`${change.blockKey} ${change.kind}`} className={classes.change}>
          <div className={classes.head}>
            <Heading className={classes.name}>
              <span className={classes.kind} data-kind={change.kind}>
                {tKind(change.kind)}
              </span>{' '}
              {change.blockKey === null
                ? t('page')
                : blockName(registry.blocks.get(change.type), change.type, labelText)}
            </Heading>
            {renderActions?.(change)}
          </div>
          {change.kind === 'moved' && <Move change={change} />}
          {change.fields.length > 0 && (
            <dl className={classes.fields}>
              {change.fields.map(field => (
                <Field key={field.path} field={field} change={change} />
              ))}
            </dl>
          )}
        </li>
      ))}
    </ol>
  )
}

const Move = ({ change: { before, after } }: { change: BlockChange }) => {
  const t = useTranslations('versions')
  if (!before || !after) return null
  const isReordered = before.parent === after.parent && before.slot === after.slot
  return (
    <p className={classes.move}>
      {isReordered
        ? t('moved', { from: String(before.index + 1), to: String(after.index + 1) })
        : t('otherPlace')}
    </p>
  )
}

const Field = ({ field, change }: { field: FieldChange; change: BlockChange }) => {
  const labelOf = useFieldLabel()
  const { registry } = useSite()
  const ofBlock = change.blockKey !== null
  const definition = fieldAt(fieldsOf(registry, change.type, ofBlock), fieldsPath(field.path))
  const isDate = isDay(field.before) || isDay(field.after)
  const hasImages = [field.before, field.after].some(value => imageIn(value) !== undefined)
  return (
    <>
      <dt>{labelOf(field.path, change.type, ofBlock)}</dt>
      <dd>
        {definition?.kind === 'own' ? (
          <OwnValues field={field} definition={definition} />
        ) : hasImages ? (
          <Images field={field} />
        ) : field.words && !isDate ? (
          <WordDiff words={field.words} />
        ) : (
          <Values field={field} />
        )}
      </dd>
    </>
  )
}

/** An image before and after, and what changed about it. */
const Images = ({ field }: { field: FieldChange }) => {
  const t = useTranslations('versions')
  const tAspect = useTranslations('differences.aspects')
  const aspectsOf = useImageAspects()
  const [before, after] = [imageIn(field.before), imageIn(field.after)]
  const altTexts = [before?.altText ?? '', after?.altText ?? ''] as const
  return (
    <>
      {before && after && <p className={classes.aspects}>{aspectsOf(before, after)}</p>}
      <div className={classes.images}>
        {[['was', before] as const, ['is', after] as const].map(([side, image]) => (
          <figure key={side} className={classes.image}>
            <figcaption className={classes.side}>{t(side)}</figcaption>
            {image ? <ImageThumbnail image={image} /> : <span>{t('empty')}</span>}
          </figure>
        ))}
      </div>
      {altTexts[0] !== altTexts[1] && (
        <p className={classes.aspects}>
          {tAspect('altText')}: <WordDiff words={diffWords(...altTexts)} />
        </p>
      )}
    </>
  )
}

const WordDiff = ({ words }: { words: NonNullable<FieldChange['words']> }) =>
  words.map(({ kind, text }, place) => {
    const key = `${place} ${kind}`
    if (kind === 'added') return <ins key={key}>{text}</ins>
    if (kind === 'removed') return <del key={key}>{text}</del>
    return <span key={key}>{text}</span>
  })

/** Values of a kind of the site, in its words. */
const OwnValues = ({
  field: { before, after },
  definition,
}: {
  field: FieldChange
  definition: OwnField
}) => (
  <WasAndIs
    was={before === undefined ? '' : definition.describe(before)}
    is={after === undefined ? '' : definition.describe(after)}
  />
)

const Values = ({ field: { before, after } }: { field: FieldChange }) => {
  const textOf = useValueText()
  return <WasAndIs was={textOf(before)} is={textOf(after)} />
}

const WasAndIs = ({ was, is }: { was: string; is: string }) => {
  const t = useTranslations('versions')
  return (
    <>
      <del>
        <span className={classes.side}>{t('was')}</span> {was || t('empty')}
      </del>
      <br />
      <ins>
        <span className={classes.side}>{t('is')}</span> {is || t('empty')}
      </ins>
    </>
  )
}
