import { NativeSelect } from '@mantine/core'
import type { LinkAttributes } from '@ximblox/blocks/rich-text/document'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { PageChoice } from '../../pages/page-choice.tsx'
import { AddressInput } from '../../ui/address-input.tsx'
import { errorOf } from '../fields/error-of.ts'
import { useWorkspace } from '../workspace.ts'
import { AnchorChoice } from './anchor-choice.tsx'

interface Props {
  /** Of the field. */
  label: string
  link: LinkAttributes | null
  errors: readonly string[]
  /** Whether it must lead somewhere; one begins with the search for a page then. */
  isRequired?: boolean
  /** `words`: the title of the page, where one was chosen. */
  onChange: (link: LinkAttributes | null, words?: string) => void
  onBlur?: () => void
}

type Kind = 'none' | 'page' | 'address'

/** Where a link leads: nowhere, to a page of the site or a block in it, or to an address. */
export const LinkFields = ({ label, link, errors, isRequired = false, onChange, onBlur }: Props) => {
  const t = useTranslations('editor.links')
  const { locale } = useWorkspace()
  // A link to a page is one only when the page is chosen.
  const [isChoosing, setChoosing] = useState(false)
  const kind = isChoosing || (isRequired && !link) ? 'page' : kindOf(link)
  const target = link && 'target' in link && link.target.ref === 'page' ? link.target : null
  const choose = (next: string) => {
    setChoosing(next === 'page')
    if (next === 'none') onChange(null)
    if (next === 'address') onChange({ href: '' })
  }
  return (
    <>
      <NativeSelect
        aria-label={t('leadsTo', { label })}
        value={kind}
        onChange={event => choose(event.currentTarget.value)}
        data={[
          ...(isRequired ? [] : [{ value: 'none', label: t('nowhere') }]),
          { value: 'page', label: t('toPage') },
          { value: 'address', label: t('toAddress') },
        ]}
        error={kind === 'none' ? errorOf(errors) : undefined}
      />
      {kind === 'page' && (
        <PageChoice
          id={isChoosing ? null : (target?.id ?? null)}
          locale={locale}
          error={errorOf(errors)}
          isFirst={isRequired}
          onChange={({ id, title }) => {
            setChoosing(false)
            onChange({ target: { ref: 'page', id } }, title)
          }}
        />
      )}
      {kind === 'page' && target && !isChoosing && (
        <AnchorChoice
          pageID={target.id}
          block={target.block ?? null}
          onChange={block =>
            onChange({ target: { ref: 'page', id: target.id, ...(block !== null && { block }) } })
          }
        />
      )}
      {kind === 'address' && (
        <AddressInput
          label={t('address')}
          value={link && 'href' in link ? link.href : ''}
          onChange={href => onChange({ href })}
          {...(onBlur && { onBlur })}
          errors={errors}
        />
      )}
    </>
  )
}

const kindOf = (link: LinkAttributes | null): Kind => {
  if (!link) return 'none'
  return 'href' in link ? 'address' : 'page'
}
