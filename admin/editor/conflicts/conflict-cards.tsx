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
import { otherSide, replacement, shownSide } from './side-texts.ts'

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
    const side = shownSide(card, isOwn)
    if (side.of === 'other') return t('theirsBy', { name: side.name || t('theirs') })
    return side.of === 'otherWindow' ? t('otherWindowOnPage') : t('mine')
  }
  const labelOf = (other: Card['others'][number]) => {
    const side = otherSide(other, card, isOwn)
    switch (side.of) {
      case 'mine':
        return t('mine')
      case 'mineEarlier':
        return t('mineEarlier')
      case 'otherWindow':
        return t('otherWindow')
      case 'other':
        return side.name || t('theirs')
    }
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
const useCardTitle = (card: Card) => {
  const t = useTranslations('editor.conflicts')
  const placeName = usePlaceName()
  const isOwn = useIsOwn()
  const { type, path } = card
  const place = placeName({ type, path })
  const replaced = replacement(card, isOwn)
  if (replaced.by !== 'other')
    return { place, title: replaced.by === 'nobody' ? place : t('replacedByYou', { place }) }
  const name = replaced.name || t('theirs')
  return { place, title: t(replaced.isText ? 'replaced' : 'replacedOther', { name, place }) }
}

/** Distinguishes another window of the same user from other users. */
const useIsOwn = () => {
  const { user } = useSession()
  return (by: Author | undefined): boolean => by !== undefined && by.ID === user?.ID
}
