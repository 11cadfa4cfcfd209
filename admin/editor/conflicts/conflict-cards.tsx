import { isRichText } from '@ximblox/blocks/rich-text/document'
import type { Json } from '@ximblox/contract/fields'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { useSession } from '../../session/use-session.ts'
import { resolve } from '../state/commands/conflicts.ts'
import { leave, takeBack } from '../state/commands/overwritten.ts'
import { pathText } from '../state/document/paths.ts'
import type { Author, AuthoredConflict, Overwritten } from '../state/state.ts'
import { usePlaceName } from '../use-place-name.ts'
import { useEditorState, useWorkspace } from '../workspace.ts'
import { ChangeCard } from './change-card.tsx'
import classes from './conflict-cards.module.css'

export const ConflictCards = () => {
  const t = useTranslations('editor.conflicts')
  const conflicts = useEditorState(state => state.conflicts)
  const overwritten = useEditorState(state => state.overwritten)
  const isOwn = useIsOwn()
  return (
    <div aria-live="polite">
      {conflicts.length > 0 && (
        <Cards title={conflicts.every(({ by }) => isOwn(by)) ? t('titleOwn') : t('title')}>
          {conflicts.map(conflict => (
            <ConflictCard key={`${conflict.blockKey} ${conflict.path}`} conflict={conflict} />
          ))}
        </Cards>
      )}
      {overwritten.length > 0 && (
        <Cards
          title={overwritten.every(({ by }) => isOwn(by)) ? t('overwrittenTitleOwn') : t('overwrittenTitle')}
        >
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

/** Both users changed it at the same time; the page contains this user's version until they choose. */
const ConflictCard = ({ conflict }: { conflict: AuthoredConflict }) => {
  const t = useTranslations('editor.conflicts')
  const { editor } = useWorkspace()
  const placeName = usePlaceName()
  const isOwn = useIsOwn()
  const { blockKey, path, mine, theirs, by } = conflict
  const type = blockKey === null ? null : typeOf(editor.store.getState().document, blockKey)
  const choose = (side: 'mine' | 'theirs') => () => editor.run(resolve(conflict, side))
  return (
    <ChangeCard
      place={placeName({ type, path })}
      sides={[
        { label: t('mine'), value: mine, choose: t('keepMine'), onChoose: choose('mine') },
        {
          label: isOwn(by) ? t('otherWindow') : by?.name || t('theirs'),
          value: theirs,
          choose: t('takeTheirs'),
          onChoose: choose('theirs'),
        },
      ]}
    />
  )
}

/** Another user overwrote a change of this user; the page contains the other version. */
const OverwrittenCard = ({ change }: { change: Overwritten }) => {
  const t = useTranslations('editor.conflicts')
  const { editor } = useWorkspace()
  const placeName = usePlaceName()
  const isOwn = useIsOwn()
  const { by, operation } = change
  const { mine, theirs, target, path, block } = partsOf(operation)
  const { document } = editor.store.getState()
  const type = target === null ? null : (block ?? typeOf(document, target))
  const place = placeName({ type, path })
  const name = by.name || t('theirs')
  const isText = typeof mine === 'string' || isRichText(mine as Json)
  const replaced = isText ? t('replaced', { name, place }) : t('replacedOther', { name, place })
  const title = isOwn(by) ? t('replacedByYou', { place }) : replaced
  return (
    <ChangeCard
      place={place}
      title={title}
      sides={[
        {
          label: t('mine'),
          value: mine,
          choose: t('takeMineBack'),
          onChoose: () => editor.run(takeBack(change)),
        },
        {
          label: isOwn(by) ? t('otherWindowOnPage') : t('theirsBy', { name }),
          value: theirs,
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

/** Distinguishes another window of the same user from other users. */
const useIsOwn = () => {
  const { user } = useSession()
  return (by: Author | undefined): boolean => by !== undefined && by.ID === user?.ID
}

const typeOf = ({ blocks }: { blocks: ReadonlyMap<string, { type: string }> }, key: string): string =>
  blocks.get(key)?.type ?? ''
