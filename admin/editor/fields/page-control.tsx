import { Button, Group } from '@mantine/core'
import type { LinkField } from '@ximblox/blocks/fields/link'
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
import { linkIn, linkLabelOf, withLabel } from './link-value.ts'

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
  const link = linkIn(value)
  const target = linkTarget.safeParse(link?.target)
  const linkText = linkLabelOf(link)
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
          onChange={({ id }) => change(withLabel({ target: { ...pageTarget(id) } }, linkText))}
        />
      )}
      {link && (
        <TextInput
          label={t('linkLabel')}
          value={linkText}
          onChange={text => onChange(withLabel(link, text))}
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
