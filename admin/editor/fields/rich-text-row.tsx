import type { Json } from '@ximblox/contract/fields'
import { plainText } from '@ximblox/contract/rules/plain-text'
import { useTranslations } from 'use-intl'
import textClasses from '../../ui/text.module.css'
import { useWorkspace } from '../workspace.ts'
import type { ControlProps } from './control.ts'
import { countWords } from './count-words.ts'
import { FieldGroup } from './field-group.tsx'
import classes from './rich-text-row.module.css'

interface Props extends Pick<ControlProps, 'label' | 'help' | 'errors' | 'isRequired'> {
  value: Json | undefined
  onWrite: () => void
}

/** The beginning of a text that is written on the canvas, and the way there. */
export const RichTextRow = ({ value, onWrite, ...group }: Props) => {
  const t = useTranslations('editor.fields')
  const { locale } = useWorkspace()
  const text = plainText(value ?? null)
  return (
    <FieldGroup {...group}>
      <div className={classes.row}>
        {text.trim() !== '' && <p className={textClasses.twoLines}>{text}</p>}
        <button type="button" className={classes.button} onClick={onWrite}>
          {t('words', { count: countWords(text, locale) })} ·{' '}
          <span className={classes.action}>{t('editOnPage')}</span>
        </button>
      </div>
    </FieldGroup>
  )
}
