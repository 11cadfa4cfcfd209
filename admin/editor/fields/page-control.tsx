import { Button, Group } from '@mantine/core'
import type { LinkField } from '@ximblox/blocks/fields/link'
import { isJsonObject } from '@ximblox/blocks/json-object'
import { linkTarget } from '@ximblox/blocks/link-target'
import type { JsonObject } from '@ximblox/contract/fields'
import { useTranslations } from 'use-intl'
import { PageSelect } from '../../pages/page-select.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { LinkSummary } from '../links/link-summary.tsx'
import { pageTarget } from '../links/page-target.ts'
import { useWorkspace } from '../workspace.ts'
import type { ControlProps } from './control.ts'
import { FieldGroup } from './field-group.tsx'

/** A link field that takes only pages of some types. */
export const PageControl = ({
  field,
  value,
  label,
  help,
  errors,
  isRequired,
  onChange,
  onBlur,
}: ControlProps<LinkField>) => {
  const t = useTranslations('editor.fields')
  const tLinks = useTranslations('editor.links')
  const { locale, readOnly } = useWorkspace()
  const link = value !== undefined && isJsonObject(value) ? value : null
  const target = linkTarget.safeParse(link?.target)
  const linkText = typeof link?.label === 'string' ? link.label : ''
  const change = (changed: JsonObject | null) => {
    onChange(changed)
    onBlur()
  }
  return (
    <FieldGroup label={label} help={help} errors={errors} isRequired={isRequired}>
      {readOnly ? (
        target.success && <LinkSummary link={{ target: target.data }} />
      ) : (
        <PageSelect
          id={target.success ? target.data.id : null}
          locale={locale}
          types={field.pageTypes}
          error={undefined}
          onChange={({ id }) =>
            change({ target: { ...pageTarget(id) }, ...(linkText !== '' && { label: linkText }) })
          }
        />
      )}
      {link && (
        <TextInput
          label={t('linkLabel')}
          value={linkText}
          onChange={text => {
            const { label: _before, ...rest } = link
            onChange(text === '' ? rest : { ...rest, label: text })
          }}
          onBlur={onBlur}
        />
      )}
      {link && !readOnly && (
        <Group>
          <Button
            variant="subtle"
            color="gray"
            size="xs"
            aria-label={t('actionName', { field: label, action: tLinks('remove') })}
            onClick={() => change(null)}
          >
            {tLinks('remove')}
          </Button>
        </Group>
      )}
    </FieldGroup>
  )
}
