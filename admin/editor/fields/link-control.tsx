import { Button, Group } from '@mantine/core'
import type { LinkField } from '@ximblox/blocks/fields/link'
import { isJsonObject } from '@ximblox/blocks/json-object'
import { linkTarget } from '@ximblox/blocks/link-target'
import type { LinkAttributes } from '@ximblox/blocks/rich-text/document'
import type { JsonObject } from '@ximblox/contract/fields'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { TextInput } from '../../ui/text-input.tsx'
import { LinkDialog, type LinkRequest } from '../links/link-dialog.tsx'
import { LinkSummary } from '../links/link-summary.tsx'
import { useWorkspace } from '../workspace.ts'
import type { ControlProps } from './control.ts'
import { FieldGroup } from './field-group.tsx'

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
  const link = value !== undefined && isJsonObject(value) ? value : null
  const linkText = typeof link?.label === 'string' ? link.label : ''
  const current = attributesOf(link)
  const change = (changed: LinkAttributes | null) => {
    onChange(changed && withLabel(valueOf(changed), linkText))
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

/** Fields store `href` under another name than rich text; an empty one means no link. */
const attributesOf = (link: JsonObject | null): LinkAttributes | null => {
  if (!link) return null
  const target = linkTarget.safeParse(link.target)
  if (target.success) return { target: target.data }
  return typeof link.url === 'string' && link.url !== '' ? { href: link.url } : null
}

const valueOf = (link: LinkAttributes): JsonObject =>
  'href' in link ? { url: link.href } : { target: { ...link.target } }

const withLabel = (link: JsonObject, label: string): JsonObject => {
  const { label: _before, ...rest } = link
  return label === '' ? rest : { ...rest, label }
}
