import { useTranslations } from 'use-intl'
import { completeAddress } from './meant-address.ts'
import { TextInput, type TextInputProps } from './text-input.tsx'

/** An address; once it is written, it becomes the one that was meant. */
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
