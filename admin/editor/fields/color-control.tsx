import { Button, Group } from '@mantine/core'
import type { ColorField } from '@ximblox/blocks/fields/color'
import { useTranslations } from 'use-intl'
import classes from './color-control.module.css'
import type { ControlProps } from './control.ts'
import { FieldFrame } from './field-frame.tsx'

/** The browser's own picker, which has no way to choose nothing. */
export const ColorControl = ({
  value,
  label,
  help,
  errors,
  isRequired,
  onChange,
  onBlur,
}: ControlProps<ColorField>) => {
  const t = useTranslations('editor.fields')
  const chosen = typeof value === 'string' ? value : ''
  return (
    <FieldFrame label={label} help={help} errors={errors} isRequired={isRequired}>
      {input => (
        <Group gap="xs">
          <input
            {...input}
            type="color"
            value={chosen === '' ? '#ffffff' : chosen}
            onChange={event => onChange(event.currentTarget.value)}
            onBlur={onBlur}
          />
          <span className={classes.value}>{chosen === '' ? t('noColor') : chosen}</span>
          {chosen !== '' && (
            <Button variant="subtle" color="gray" size="xs" onClick={() => onChange('')}>
              {t('remove')}
            </Button>
          )}
        </Group>
      )}
    </FieldFrame>
  )
}
