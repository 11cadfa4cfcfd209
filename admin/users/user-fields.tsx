import type { ErrorEntry } from '@ximblox/contract/errors'
import { useTranslations } from 'use-intl'
import { messagesFor } from '../errors/messages-for.ts'
import { useMessage } from '../errors/use-message.ts'
import { TextInput } from '../ui/text-input.tsx'
import { RoleSelect } from './role-select.tsx'

export interface UserValues {
  name: string
  jobTitle: string
  email: string
  roleID: number | undefined
}

interface Props {
  values: UserValues
  onChange: (values: UserValues) => void
  entries: readonly ErrorEntry[]
  /** Gets the focus when a dialog opens. */
  isFirst?: boolean
  /** Users cannot change their own role. */
  isOwn?: boolean
}

export const UserFields = ({ values, onChange, entries, isFirst = false, isOwn = false }: Props) => {
  const t = useTranslations('users')
  const messageOf = useMessage()
  const errorsOf = (property: string) => messagesFor(property, entries, messageOf)
  return (
    <>
      <TextInput
        label={t('name')}
        value={values.name}
        onChange={name => onChange({ ...values, name })}
        autoComplete="off"
        errors={errorsOf('profile.name')}
        isFirst={isFirst}
      />
      <TextInput
        label={t('email')}
        type="email"
        value={values.email}
        onChange={email => onChange({ ...values, email })}
        autoComplete="off"
        errors={errorsOf('email')}
      />
      <TextInput
        label={t('jobTitle')}
        value={values.jobTitle}
        onChange={jobTitle => onChange({ ...values, jobTitle })}
        autoComplete="off"
        errors={errorsOf('profile.jobTitle')}
      />
      <RoleSelect
        value={values.roleID}
        onChange={roleID => onChange({ ...values, roleID })}
        errors={errorsOf('role')}
        disabled={isOwn}
      />
    </>
  )
}
