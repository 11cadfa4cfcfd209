import { NativeSelect } from '@mantine/core'
import type { LinkField } from '@ximblox/blocks/fields/link'
import { isJsonObject } from '@ximblox/blocks/json-object'
import type { Json, JsonObject } from '@ximblox/contract/fields'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { TextInput } from '../../ui/text-input.tsx'
import type { ControlProps } from './control.ts'
import { errorOf } from './error-of.ts'
import classes from './link-control.module.css'
import { PageChoice } from './page-choice.tsx'

type Kind = 'none' | 'page' | 'url'

/** Where a link leads: nowhere, to a page of the site or to an address. */
export const LinkControl = ({ value, label, help, errors, onChange, onBlur }: ControlProps<LinkField>) => {
  const t = useTranslations('editor.fields')
  const link = linkIn(value)
  const [isChoosing, setChoosing] = useState(false)
  const kind = isChoosing ? 'page' : kindOf(link)
  const ownLabel = textIn(link, 'label')
  const words: JsonObject = ownLabel === '' ? {} : { label: ownLabel }
  const choose = (next: Kind) => {
    // A link to a page is one only when the page is chosen.
    setChoosing(next === 'page')
    if (next === 'none') onChange(null)
    if (next === 'url') onChange({ ...words, url: '' })
  }
  return (
    <fieldset className={classes.link}>
      <legend>{label}</legend>
      {help !== undefined && <p className={classes.help}>{help}</p>}
      <NativeSelect
        aria-label={t('linkTo', { label })}
        value={kind}
        onChange={event => choose(kindFrom(event.currentTarget.value))}
        data={[
          { value: 'none', label: t('noLink') },
          { value: 'page', label: t('linkPage') },
          { value: 'url', label: t('linkAddress') },
        ]}
        error={kind === 'none' ? errorOf(errors) : undefined}
      />
      {kind === 'page' && (
        <PageChoice
          label={t('page')}
          id={targetOf(link)}
          error={errorOf(errors)}
          onChange={id => {
            setChoosing(false)
            onChange({ ...words, target: { ref: 'page', id } })
          }}
        />
      )}
      {kind === 'url' && (
        <TextInput
          label={t('address')}
          value={textIn(link, 'url')}
          onChange={url => onChange({ ...words, url })}
          onBlur={onBlur}
          errors={errors}
        />
      )}
      {link && kind !== 'none' && (
        <TextInput
          label={t('linkLabel')}
          value={ownLabel}
          onChange={text => onChange(withLabel(link, text))}
          onBlur={onBlur}
        />
      )}
    </fieldset>
  )
}

const linkIn = (value: Json | undefined): JsonObject | null => (isJsonObject(value) ? value : null)

const kindOf = (link: JsonObject | null): Kind => {
  if (!link) return 'none'
  return 'url' in link ? 'url' : 'page'
}

const kindFrom = (text: string): Kind => (text === 'page' || text === 'url' ? text : 'none')

const withLabel = (link: JsonObject, label: string): JsonObject => {
  const { label: _before, ...rest } = link
  return label === '' ? rest : { ...rest, label }
}

const textIn = (link: JsonObject | null, name: string): string => {
  const text = link?.[name]
  return typeof text === 'string' ? text : ''
}

const targetOf = (link: JsonObject | null): number | null => {
  const target = link?.target
  return isJsonObject(target) && typeof target.id === 'number' ? target.id : null
}
