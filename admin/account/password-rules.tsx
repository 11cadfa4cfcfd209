import { VisuallyHidden } from '@mantine/core'
import Check from 'lucide-react/icons/check'
import Circle from 'lucide-react/icons/circle'
import { useTranslations } from 'use-intl'
import classes from './password-rules.module.css'
import { shownChecks } from './shown-checks.ts'

interface Props {
  password: string
  /** Name and email address of the account, if known. */
  about: readonly string[] | undefined
}

/** The rules for a new password, each marked as soon as it is met. Phrasing content only, for a field's description. */
export const PasswordRules = ({ password, about }: Props) => {
  const t = useTranslations('account.rules')
  return (
    <span className={classes.rules}>
      {shownChecks(password, about).map(([check, met]) => (
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
