import { useDocumentTitle } from '@mantine/hooks'
import { useTranslations } from 'use-intl'

export const useTitle = (title: string): void => {
  const t = useTranslations('shell')
  useDocumentTitle(title === '' ? t('name') : `${title} · ${t('name')}`)
}
