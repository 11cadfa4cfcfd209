import { TextInput } from '@mantine/core'
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useLanguage } from '../../i18n/language-provider.tsx'
import plainClasses from '../../ui/plain.module.css'
import { useWorkspace } from '../workspace.ts'
import classes from './block-picker.module.css'
import { BlockThumbnail } from './block-thumbnail.tsx'
import { pickable } from './pickable.ts'
import { useTypeCount } from './use-type-count.ts'

interface Props {
  /** Whether a block of this type is allowed at the place. */
  fits: (type: string) => boolean
  onChoose: (type: string) => void
}

/** The block types of the site, with a search. */
export const BlockChoice = ({ fits, onChoose }: Props) => {
  const t = useTranslations('editor.picker')
  const tSearch = useTranslations('search')
  const { editor } = useWorkspace()
  const { language, labelText } = useLanguage()
  const list = useRef<HTMLDivElement>(null)
  const search = useRef<HTMLInputElement>(null)
  // Must happen before the next key press: `/heading` typed in one go must not end up in the text.
  useLayoutEffect(() => search.current?.focus(), [])
  const [term, setTerm] = useState('')
  const found = pickable(editor.registry.blocks.values(), fits, term, {
    language,
    labelText,
    usesOf: useTypeCount(),
  })
  const first = found[0]?.blocks[0]

  const buttons = () => [...(list.current?.querySelectorAll('button') ?? [])]
  const step = (event: KeyboardEvent, by: number) => {
    const all = buttons()
    const index = all.findIndex(button => button === event.target)
    event.preventDefault()
    all[Math.max(0, Math.min(all.length - 1, index + by))]?.focus()
  }
  const onListKey = (event: KeyboardEvent) => {
    if (event.key === 'ArrowRight' || event.key === 'ArrowDown') step(event, 1)
    if (event.key === 'ArrowLeft' || event.key === 'ArrowUp') step(event, -1)
  }
  const onSearchKey = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && first) onChoose(first.id)
    if (event.key === 'ArrowDown') step(event, 1)
  }
  return (
    <>
      <search>
        <TextInput
          aria-label={tSearch('open')}
          placeholder={tSearch('placeholder')}
          value={term}
          onChange={event => setTerm(event.currentTarget.value)}
          onKeyDown={onSearchKey}
          data-autofocus
          ref={search}
        />
      </search>
      <div ref={list} className={classes.list} onKeyDown={onListKey} role="presentation">
        {found.map(({ group, blocks }) => (
          <section key={group} aria-label={t(`groups.${group}`)}>
            <h3 className={classes.group}>{t(`groups.${group}`)}</h3>
            <ul className={`${plainClasses.list} ${classes.blocks}`}>
              {blocks.map(definition => (
                <li key={definition.id}>
                  <button type="button" className={classes.block} onClick={() => onChoose(definition.id)}>
                    <BlockThumbnail definition={definition} />
                    {labelText(definition.label)}
                  </button>
                </li>
              ))}
            </ul>
          </section>
        ))}
        {found.length === 0 && <p className={classes.none}>{tSearch('noResults')}</p>}
      </div>
    </>
  )
}
