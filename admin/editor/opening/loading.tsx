import { Loader } from '@mantine/core'
import { useTranslations } from 'use-intl'
import classes from './open-page.module.css'

export const Loading = () => {
  const t = useTranslations('editor.opening')
  return (
    <output className={classes.notice} aria-label={t('loading')}>
      <Loader size="sm" />
    </output>
  )
}
