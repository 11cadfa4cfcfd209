import type { ErrorEntry } from '@ximblox/contract/errors'
import { type KeyboardEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import { messagesFor } from '../errors/messages-for.ts'
import { useMessage } from '../errors/use-message.ts'
import { TextInput } from '../ui/text-input.tsx'
import classes from './password-rules.module.css'
import { PasswordRules } from './password-rules.tsx'
import { isRepeated } from './shown-checks.ts'

export interface NewPassword {
  password: string
  confirm: string
}

interface Props {
  value: NewPassword
  onChange: (value: NewPassword) => void
  entries: readonly ErrorEntry[]
  /** Name and email address of the account, if known. */
  about?: readonly string[]
}

export const NewPasswordFields = ({ value, onChange, entries, about }: Props) => {
  const t = useTranslations('account')
  const tLogIn = useTranslations('logIn')
  const messageOf = useMessage()
  const [capsLock, setCapsLock] = useState(false)
  const watch = (event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'))
  return (
    <>
      <TextInput
        label={t('newPassword')}
        type="password"
        name="password"
        autoComplete="new-password"
        value={value.password}
        onChange={password => onChange({ ...value, password })}
        onKeyUp={watch}
        description={
          <>
            {capsLock && <span className={classes.hint}>{tLogIn('capsLock')}</span>}
            <PasswordRules password={value.password} about={about} />
          </>
        }
        errors={messagesFor('password', entries, messageOf)}
      />
      <TextInput
        label={t('confirm')}
        type="password"
        name="confirm"
        autoComplete="new-password"
        value={value.confirm}
        onChange={confirm => onChange({ ...value, confirm })}
        onKeyUp={watch}
        description={isRepeated(value) && t('same')}
        errors={messagesFor('confirm', entries, messageOf)}
      />
    </>
  )
}
