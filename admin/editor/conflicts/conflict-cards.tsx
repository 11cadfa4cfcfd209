import type { Conflict } from '@ximblox/contract/rules/merge'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { resolve } from '../state/commands/conflicts.ts'
import { leave, takeBack } from '../state/commands/overwritten.ts'
import { pathText } from '../state/document/paths.ts'
import type { Overwritten } from '../state/state.ts'
import { useEditorState, useWorkspace } from '../workspace.ts'
import { ChangeCard } from './change-card.tsx'
import classes from './conflict-cards.module.css'
import { usePlaceName } from './use-place-name.ts'
import { useValueText } from './use-value-text.ts'

/** What others made of the same things, to choose from. */
export const ConflictCards = () => {
  const t = useTranslations('editor.conflicts')
  const conflicts = useEditorState(state => state.conflicts)
  const overwritten = useEditorState(state => state.overwritten)
  return (
    <div aria-live="polite">
      {conflicts.length > 0 && (
        <Cards title={t('title')}>
          {conflicts.map(conflict => (
            <ConflictCard key={`${conflict.blockKey} ${conflict.path}`} conflict={conflict} />
          ))}
        </Cards>
      )}
      {overwritten.length > 0 && (
        <Cards title={t('overwrittenTitle')}>
          {overwritten.map(change => (
            <OverwrittenCard key={JSON.stringify(change)} change={change} />
          ))}
        </Cards>
      )}
    </div>
  )
}

const Cards = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className={classes.conflicts} aria-label={title}>
    <p className={classes.title}>{title}</p>
    {children}
  </section>
)

/** Both changed it at the same time: mine is on the page meanwhile. */
const ConflictCard = ({ conflict }: { conflict: Conflict }) => {
  const t = useTranslations('editor.conflicts')
  const { editor } = useWorkspace()
  const placeName = usePlaceName()
  const textOf = useText()
  const { blockKey, path, mine, theirs } = conflict
  const type = blockKey === null ? null : typeOf(editor.store.getState().document, blockKey)
  const choose = (side: 'mine' | 'theirs') => () => editor.run(resolve(conflict, side))
  return (
    <ChangeCard
      place={placeName({ type, path })}
      sides={[
        { label: t('mine'), text: textOf(mine), choose: t('keepMine'), onChoose: choose('mine') },
        { label: t('theirs'), text: textOf(theirs), choose: t('takeTheirs'), onChoose: choose('theirs') },
      ]}
    />
  )
}

/** They changed what I wrote: theirs is on the page. */
const OverwrittenCard = ({ change }: { change: Overwritten }) => {
  const t = useTranslations('editor.conflicts')
  const { editor } = useWorkspace()
  const placeName = usePlaceName()
  const textOf = useText()
  const { by, operation } = change
  const { mine, theirs, target, path, block } = partsOf(operation)
  const { document } = editor.store.getState()
  const type = target === null ? null : (block ?? typeOf(document, target))
  return (
    <ChangeCard
      place={placeName({ type, path })}
      sides={[
        {
          label: t('mine'),
          text: textOf(mine),
          choose: t('takeMineBack'),
          onChoose: () => editor.run(takeBack(change)),
        },
        {
          label: t('theirsBy', { name: by }),
          text: textOf(theirs),
          choose: t('keepTheirs'),
          onChoose: () => editor.run(leave(change)),
        },
      ]}
    />
  )
}

const partsOf = (operation: Overwritten['operation']) => {
  if (operation.type === 'remove') {
    if ('block' in operation) {
      const { block } = operation
      return { mine: block, theirs: undefined, target: block.key, path: '', block: block.type }
    }
    const { item, place } = operation
    return { mine: item, theirs: undefined, target: place.target, path: pathText(place.path) }
  }
  const target = operation.type === 'setField' ? operation.target : null
  return { mine: operation.from, theirs: operation.to, target, path: pathText(operation.path) }
}

const useText = () => {
  const t = useTranslations('editor.conflicts')
  const textOf = useValueText()
  return (value: unknown) => (value === undefined ? t('deleted') : textOf(value) || t('empty'))
}

const typeOf = ({ blocks }: { blocks: ReadonlyMap<string, { type: string }> }, key: string): string =>
  blocks.get(key)?.type ?? ''
