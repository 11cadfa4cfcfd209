import { isRichText } from '@ximblox/blocks/rich-text/document'
import type { Json } from '@ximblox/contract/fields'
import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { useSession } from '../../session/use-session.ts'
import { type Card, cardsOf } from '../state/cards.ts'
import { answer } from '../state/commands/answer.ts'
import type { Author } from '../state/state.ts'
import { usePlaceName } from '../use-place-name.ts'
import { useEditorState, useWorkspace } from '../workspace.ts'
import { ChangeCard } from './change-card.tsx'
import classes from './conflict-cards.module.css'

export const ConflictCards = () => {
  const t = useTranslations('editor.conflicts')
  const conflicts = useEditorState(state => state.conflicts)
  const overwritten = useEditorState(state => state.overwritten)
  const hasCards = conflicts.length > 0 || overwritten.length > 0
  // Typing renders this only while there are cards, which show what the page shows.
  const document = useEditorState(state => (hasCards ? state.document : null))
  const cards = useMemo(
    () => (document ? cardsOf({ document, conflicts, overwritten }) : []),
    [document, conflicts, overwritten],
  )
  const isOwn = useIsOwn()
  const [mine, theirs] = [cards.filter(({ shownBy }) => !shownBy), cards.filter(({ shownBy }) => shownBy)]
  const isOwnWork = (shown: readonly Card[]) =>
    shown.every(({ changes }) => changes.every(({ by }) => isOwn(by)))
  return (
    <div aria-live="polite">
      <Cards title={isOwnWork(mine) ? t('titleOwn') : t('title')} cards={mine} />
      <Cards title={isOwnWork(theirs) ? t('overwrittenTitleOwn') : t('overwrittenTitle')} cards={theirs} />
    </div>
  )
}

const Cards = ({ title, cards }: { title: string; cards: readonly Card[] }) =>
  cards.length > 0 && (
    <section className={classes.conflicts} aria-label={title}>
      <p className={classes.title}>{title}</p>
      {cards.map(card => (
        <PlaceCard key={`${card.target} ${card.path}`} card={card} />
      ))}
    </section>
  )

const PlaceCard = ({ card }: { card: Card }) => {
  const t = useTranslations('editor.conflicts')
  const { editor } = useWorkspace()
  const isOwn = useIsOwn()
  const { title, place } = useCardTitle(card)
  const { shown, shownBy, others, changes } = card
  const labelOfShown = () => {
    if (!shownBy) return t('mine')
    return isOwn(shownBy) ? t('otherWindowOnPage') : t('theirsBy', { name: shownBy.name || t('theirs') })
  }
  const labelOf = ({ isMine, by }: Card['others'][number]) => {
    if (isMine) return shownBy ? t('mine') : t('mineEarlier')
    return isOwn(by) ? t('otherWindow') : by?.name || t('theirs')
  }
  return (
    <ChangeCard
      place={place}
      title={title}
      sides={[
        {
          label: labelOfShown(),
          value: shown,
          choose: shownBy ? t('keepTheirs') : t('keepMine'),
          onChoose: () => editor.run(answer(changes)),
        },
        ...others.map(other => ({
          label: labelOf(other),
          value: other.value,
          choose: other.isMine ? t('takeMineBack') : t('takeTheirs'),
          onChoose: () => editor.run(answer(changes, other.choice)),
        })),
      ]}
    />
  )
}

/** Names the place, and who replaced what this user wrote there. */
const useCardTitle = ({ type, path, shownBy, others }: Card) => {
  const t = useTranslations('editor.conflicts')
  const placeName = usePlaceName()
  const isOwn = useIsOwn()
  const place = placeName({ type, path })
  if (!shownBy) return { place, title: place }
  if (isOwn(shownBy)) return { place, title: t('replacedByYou', { place }) }
  const mine = others[0]?.value
  const isText = typeof mine === 'string' || isRichText(mine as Json)
  const name = shownBy.name || t('theirs')
  return { place, title: isText ? t('replaced', { name, place }) : t('replacedOther', { name, place }) }
}

/** Distinguishes another window of the same user from other users. */
const useIsOwn = () => {
  const { user } = useSession()
  return (by: Author | undefined): boolean => by !== undefined && by.ID === user?.ID
}
