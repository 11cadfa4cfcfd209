import { Button } from '@mantine/core'
import { useClipboard } from '@mantine/hooks'
import type { Page } from '@ximblox/contract/pages'
import { pathOf } from '@ximblox/contract/rules/locale-path'
import { useTranslations } from 'use-intl'
import { useSettings } from '../../settings/use-settings.ts'
import { FieldFrame } from '../fields/field-frame.tsx'
import classes from './page-address.module.css'

export const PageAddress = ({ page }: { page: Page }) => {
  const t = useTranslations('editor.settings')
  const settings = useSettings()
  const clipboard = useClipboard({ timeout: 2000 })
  const address = settings ? window.location.origin + pathOf(page, settings) : ''
  return (
    <div className={classes.address}>
      <FieldFrame label={t('address')} errors={[]}>
        {input => <input {...input} readOnly value={address} />}
      </FieldFrame>
      <Button variant="default" onClick={() => clipboard.copy(address)}>
        {t(clipboard.copied ? 'copied' : 'copy')}
      </Button>
    </div>
  )
}
