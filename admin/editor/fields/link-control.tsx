import { Button, Group } from '@mantine/core'
import type { LinkField } from '@ximblox/blocks/fields/link'
import type { LinkAttributes } from '@ximblox/blocks/rich-text/document'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { TextInput } from '../../ui/text-input.tsx'
import { LinkDialog, type LinkRequest } from '../links/link-dialog.tsx'
import { LinkSummary } from '../links/link-summary.tsx'
import { useWorkspace } from '../workspace.ts'
import type { ControlProps } from './control.ts'
import { FieldGroup } from './field-group.tsx'
import { attributesOf, linkIn, linkLabelOf, linkValueOf, withLabel } from './link-value.ts'

export const LinkControl = ({
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
  const { readOnly } = useWorkspace()
  const [request, setRequest] = useState<LinkRequest | null>(null)
  const link = linkIn(value)
  const linkText = linkLabelOf(link)
  const current = attributesOf(link)
  const change = (changed: LinkAttributes | null) => {
    onChange(changed && withLabel(linkValueOf(changed), linkText))
    onBlur()
  }
  return (
    <FieldGroup label={label} help={help} errors={errors} isRequired={isRequired}>
      {current && <LinkSummary link={current} />}
      {!readOnly && (
        <Group gap="xs">
          <Button
            variant="default"
            size="xs"
            aria-label={t('actionName', { field: label, action: tLinks(current ? 'change' : 'choose') })}
            onClick={() => setRequest({ link: current, onChoose: change })}
          >
            {tLinks(current ? 'change' : 'choose')}
          </Button>
          {link && (
            <Button
              variant="subtle"
              color="gray"
              size="xs"
              aria-label={t('actionName', { field: label, action: tLinks('remove') })}
              onClick={() => change(null)}
            >
              {tLinks('remove')}
            </Button>
          )}
        </Group>
      )}
      {link && (
        <TextInput
          label={t('linkLabel')}
          value={linkText}
          onChange={text => onChange(withLabel(link, text))}
          onBlur={onBlur}
        />
      )}
      <LinkDialog request={request} onClose={() => setRequest(null)} />
    </FieldGroup>
  )
}
