import { VisuallyHidden } from '@mantine/core'
import { type PasswordCheck, passwordChecks } from '@ximblox/contract/rules/password'
import Check from 'lucide-react/icons/check'
import Circle from 'lucide-react/icons/circle'
import { useTranslations } from 'use-intl'
import classes from './password-rules.module.css'

interface Props {
  password: string
  /** Name and email address of the account, if known. */
  about: readonly string[] | undefined
}

/** The rules for a new password, each marked as soon as it is met. Phrasing content only, for a field's description. */
export const PasswordRules = ({ password, about }: Props) => {
  const t = useTranslations('account.rules')
  const all = Object.entries(passwordChecks(password, about)) as [PasswordCheck, boolean][]
  const checks = all.filter(([check]) => about || check !== 'withoutOwner')
  return (
    <span className={classes.rules}>
      {checks.map(([check, met]) => (
        <span key={check} data-met={met || undefined}>
          {met ? <Check size={14} aria-hidden /> : <Circle size={14} aria-hidden />}
          <span>
            {t(check)} <VisuallyHidden component="span">{met ? t('met') : t('open')}</VisuallyHidden>
          </span>
        </span>
      ))}
    </span>
  )
}
