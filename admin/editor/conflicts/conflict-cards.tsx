import { Button } from '@mantine/core'
import type { Conflict } from '@ximblox/contract/rules/merge'
import { useTranslations } from 'use-intl'
import { useLanguage } from '../../i18n/language-provider.tsx'
import { useBlockName } from '../block-names.ts'
import { labelOf } from '../faults/use-fault-message.ts'
import { resolve } from '../state/commands/conflicts.ts'
import { useEditorState, useWorkspace } from '../workspace.ts'
import classes from './conflict-cards.module.css'
import { conflictText } from './conflict-text.ts'

/** What others changed in the same place at the same time, to choose from; mine is on the page meanwhile. */
export const ConflictCards = () => {
  const t = useTranslations('editor.conflicts')
  const conflicts = useEditorState(state => state.conflicts)
  if (conflicts.length === 0) return null
  return (
    <section className={classes.conflicts} aria-label={t('title')}>
      <p className={classes.title}>{t('title')}</p>
      {conflicts.map(conflict => (
        <ConflictCard key={`${conflict.blockKey} ${conflict.path}`} conflict={conflict} />
      ))}
    </section>
  )
}

const ConflictCard = ({ conflict }: { conflict: Conflict }) => {
  const t = useTranslations('editor.conflicts')
  const { editor } = useWorkspace()
  const { language } = useLanguage()
  const nameOf = useBlockName()
  const { blockKey, path } = conflict
  const { document } = editor.store.getState()
  const type = blockKey === null ? undefined : document.blocks.get(blockKey)?.type
  const fields =
    blockKey === null
      ? editor.registry.pageTypes.get(document.meta.pageType.id)?.fields
      : editor.registry.blocks.get(type ?? '')?.fields
  const place = [
    blockKey === null ? t('page') : nameOf(blockKey),
    path === '' ? t('wholeBlock') : (labelOf(fields ?? {}, path, language) ?? path),
  ].join(' · ')
  const textOf = (value: unknown) => (value === undefined ? t('deleted') : conflictText(value) || t('empty'))
  const sides = [
    { side: 'mine', label: t('mine'), choose: t('keepMine') },
    { side: 'theirs', label: t('theirs'), choose: t('takeTheirs') },
  ] as const
  return (
    <article className={classes.card} aria-label={place}>
      <p className={classes.place}>{place}</p>
      <div className={classes.sides}>
        {sides.map(({ side, label, choose }) => (
          <div key={side} className={classes.side}>
            <span className={classes.label}>{label}</span>
            <p className={classes.text}>{textOf(conflict[side])}</p>
            <Button size="xs" variant="default" onClick={() => editor.run(resolve(conflict, side))}>
              {choose}
            </Button>
          </div>
        ))}
      </div>
    </article>
  )
}
