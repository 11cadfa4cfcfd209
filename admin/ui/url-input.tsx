import { useTranslations } from 'use-intl'
import { completeAddress } from './complete-url.ts'
import { TextInput, type TextInputProps } from './text-input.tsx'

/** A URL field that adds a missing scheme on blur. */
export const AddressInput = ({ value, onChange, onBlur, description, ...rest }: TextInputProps) => {
  const t = useTranslations('editor.links')
  const settle = () => {
    const completed = completeAddress(value)
    if (completed !== value) onChange(completed)
    onBlur?.()
  }
  return (
    <TextInput
      {...rest}
      value={value}
      onChange={onChange}
      onBlur={settle}
      description={description ?? t('addressHelp')}
    />
  )
}
