import type { RedirectName } from '@ximblox/contract/redirects'
import { useTranslations } from 'use-intl'

interface Effects {
  setsAside: readonly RedirectName[]
  bringsBack: readonly RedirectName[]
}

/** What a change of pages does to the redirects of editors, in sentences. */
export const useRedirectEffects = (): ((effects: Effects) => string[]) => {
  const t = useTranslations('redirectEffects')
  return ({ setsAside, bringsBack }) => [
    ...setsAside.map(({ from, to }) =>
      to === '' ? t('setsGoneAside', { from }) : t('setsAside', { from, to }),
    ),
    ...bringsBack.map(({ from, to }) =>
      to === '' ? t('bringsGoneBack', { from }) : t('bringsBack', { from, to }),
    ),
  ]
}
