import type { LinkField } from '@ximblox/blocks/fields/link'
import { isJsonObject } from '@ximblox/blocks/json-object'
import { linkTarget } from '@ximblox/blocks/link-target'
import type { LinkAttributes } from '@ximblox/blocks/rich-text/document'
import type { JsonObject } from '@ximblox/contract/fields'
import { useTranslations } from 'use-intl'
import { TextInput } from '../../ui/text-input.tsx'
import { LinkFields } from '../links/link-fields.tsx'
import type { ControlProps } from './control.ts'
import { FieldGroup } from './field-group.tsx'

/** Where a link leads, and with what words. */
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
  const link = value !== undefined && isJsonObject(value) ? value : null
  const words = typeof link?.label === 'string' ? link.label : ''
  return (
    <FieldGroup label={label} help={help} isRequired={isRequired}>
      <LinkFields
        label={label}
        link={attributesOf(link)}
        errors={errors}
        onChange={changed => onChange(changed && withLabel(valueOf(changed), words))}
        onBlur={onBlur}
      />
      {link && (
        <TextInput
          label={t('linkLabel')}
          value={words}
          onChange={text => onChange(withLabel(link, text))}
          onBlur={onBlur}
        />
      )}
    </FieldGroup>
  )
}

/** A field calls an address otherwise than a text does. */
const attributesOf = (link: JsonObject | null): LinkAttributes | null => {
  if (!link) return null
  const target = linkTarget.safeParse(link.target)
  if (target.success) return { target: target.data }
  return { href: typeof link.url === 'string' ? link.url : '' }
}

const valueOf = (link: LinkAttributes): JsonObject =>
  'href' in link ? { url: link.href } : { target: { ...link.target } }

const withLabel = (link: JsonObject, label: string): JsonObject => {
  const { label: _before, ...rest } = link
  return label === '' ? rest : { ...rest, label }
}
