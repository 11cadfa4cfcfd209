import { Button } from '@mantine/core'
import type { LocaleUse } from '@ximblox/contract/settings'
import { useTranslations } from 'use-intl'
import { useLocaleName } from '../../pages/use-locale-name.ts'
import plainClasses from '../../ui/plain.module.css'
import classes from './languages-screen.module.css'

interface Props {
  uses: readonly LocaleUse[]
  isBusy: boolean
  onAdd: (locale: string) => void
}

/** Languages that were removed and have pages, to be added back with one click. */
export const HiddenLanguages = ({ uses, isBusy, onAdd }: Props) => {
  const t = useTranslations('siteLanguages')
  const nameOf = useLocaleName()
  if (uses.length === 0) return null
  return (
    <section aria-labelledby="hidden-languages" className={classes.hidden}>
      <h2 id="hidden-languages">{t('hidden')}</h2>
      <p>{t('hiddenText')}</p>
      <ul className={plainClasses.list}>
        {uses.map(({ locale, livePages, pages }) => (
          <li key={locale}>
            <strong>{nameOf(locale)}</strong>
            <span>{t('counts', { live: livePages, total: pages })}</span>
            <Button
              variant="default"
              size="xs"
              disabled={isBusy}
              aria-label={t('addBackIn', { language: nameOf(locale) })}
              onClick={() => onAdd(locale)}
            >
              {t('addBack')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
