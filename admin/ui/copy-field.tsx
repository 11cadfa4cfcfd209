import { Button, TextInput } from '@mantine/core'
import { useClipboard } from '@mantine/hooks'
import { useTranslations } from 'use-intl'
import classes from './copy-field.module.css'

interface Props {
  label: string
  value: string
}

/** A value to copy, such as a link that is shown once. */
export const CopyField = ({ label, value }: Props) => {
  const t = useTranslations('copyField')
  const { copy, copied, error } = useClipboard({ timeout: 2000 })
  return (
    <div className={classes.field}>
      <TextInput
        ref={input => input?.select()}
        label={label}
        value={value}
        readOnly
        onFocus={event => event.currentTarget.select()}
        error={error && t('failed')}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        className={classes.value ?? ''}
      />
      <Button onClick={() => copy(value)}>
        <span aria-live="polite">{t(copied ? 'copied' : 'copy')}</span>
      </Button>
    </div>
  )
}
