import { Text } from '@mantine/core'
import { useTranslations } from 'use-intl'

/** Says how many published pages stay below one that leaves the site. */
export const PagesBelow = ({ count }: { count: number }) => {
  const t = useTranslations('offSite')
  if (count === 0) return null
  return (
    <Text size="sm" mb="md">
      {t('staysBelow', { count })}
    </Text>
  )
}
