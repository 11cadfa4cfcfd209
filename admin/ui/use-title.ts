import { useDocumentTitle } from '@mantine/hooks'
import { useTranslations } from 'use-intl'

/** Names the window after the screen in it. */
export const useTitle = (title: string): void => {
  const t = useTranslations('shell')
  useDocumentTitle(title === '' ? t('name') : `${title} · ${t('name')}`)
}
