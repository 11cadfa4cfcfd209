import { useTranslations } from 'use-intl'
import { completeUrl } from './complete-url.ts'
import { TextInput, type TextInputProps } from './text-input.tsx'

/** A URL field that adds a missing scheme on blur. */
export const UrlInput = ({ value, onChange, onBlur, description, ...rest }: TextInputProps) => {
  const t = useTranslations('input')
  const complete = () => {
    const completed = completeUrl(value)
    if (completed !== value) onChange(completed)
    onBlur?.()
  }
  return (
    <TextInput
      {...rest}
      joinsLines={false}
      value={value}
      onChange={onChange}
      onBlur={complete}
      description={description ?? t('addressHelp')}
    />
  )
}
