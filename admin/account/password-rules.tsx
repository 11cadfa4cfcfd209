import { VisuallyHidden } from '@mantine/core'
import { type PasswordCheck, passwordChecks } from '@ximblox/contract/rules/password'
import Check from 'lucide-react/icons/check'
import Circle from 'lucide-react/icons/circle'
import { useTranslations } from 'use-intl'
import classes from './password-rules.module.css'

/** What a new password has to be, each marked as soon as it is; stands in a field's description. */
export const PasswordRules = ({ password }: { password: string }) => {
  const t = useTranslations('account.rules')
  const checks = Object.entries(passwordChecks(password)) as [PasswordCheck, boolean][]
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
