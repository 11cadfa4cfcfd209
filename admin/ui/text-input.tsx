import { TextInput as MantineTextInput, PasswordInput } from '@mantine/core'
import type { KeyboardEvent, ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { useFieldTexts } from './field-texts.tsx'
import { joinLines } from './join-lines.ts'

export interface TextInputProps {
  label: string
  value: string
  onChange: (value: string) => void
  errors?: readonly string[]
  /** The most characters. More can be typed and pasted, so that nothing is cut off unseen, and are an error. */
  limit?: number
  description?: ReactNode
  type?: 'text' | 'email' | 'password' | 'datetime-local'
  name?: string
  /** Shows a mark whose meaning the form explains. */
  isRequired?: boolean
  /** Puts a space between lines that are pasted, unless the value has none, as in an address. */
  joinsLines?: boolean
  disabled?: boolean
  readOnly?: boolean
  autoComplete?: string
  /** Gets the focus when a dialog opens. */
  isFirst?: boolean
  onKeyUp?: (event: KeyboardEvent) => void
  onKeyDown?: (event: KeyboardEvent) => void
  onBlur?: () => void
}

/** A field of one line with its label, help, errors and count of characters. */
export const TextInput = ({
  value,
  onChange,
  errors,
  limit,
  description,
  type,
  isFirst,
  isRequired = false,
  joinsLines = type === undefined || type === 'text',
  ...rest
}: TextInputProps) => {
  const t = useTranslations('input')
  const texts = useFieldTexts({ value, limit, description, errors })
  const input = {
    ...rest,
    ...(joinsLines && joinLines),
    ...texts,
    value,
    onChange: (event: { currentTarget: { value: string } }) => onChange(event.currentTarget.value),
    withAsterisk: isRequired,
    'aria-required': isRequired || undefined,
    'data-filled': value !== '' || undefined,
    'data-autofocus': isFirst || undefined,
  }
  return type === 'password' ? (
    <PasswordInput
      {...input}
      visibilityToggleButtonProps={{ 'aria-label': t('showPassword'), tabIndex: 0 }}
    />
  ) : (
    <MantineTextInput {...input} type={type ?? 'text'} />
  )
}
