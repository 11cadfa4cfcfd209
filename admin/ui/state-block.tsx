import { VisuallyHidden } from '@mantine/core'
import type { PageState } from '@ximblox/contract/pages'
import type { ReactElement } from 'react'
import { useTranslations } from 'use-intl'
import classes from './state-block.module.css'

/** A page's state, or: publication requested, no page in this language. */
export type BlockState = PageState | 'requested' | 'missing'

interface Props {
  state: BlockState
  /** Replaces the name of the state for screen readers and as its tooltip. */
  label?: string
}

/** The state of a page as a block, with its name for screen readers and as a tooltip. */
export const StateBlock = ({ state, label }: Props) => {
  const nameOf = useStateNames()
  const name = label ?? nameOf(state)
  return (
    <span className={classes.block} title={name}>
      <StateGlyph state={state} />
      <VisuallyHidden component="span">{name}</VisuallyHidden>
    </span>
  )
}

/** The block alone, beside words that name the state. */
export const StateGlyph = ({ state }: { state: BlockState }) => (
  <svg viewBox="0 0 12 12" aria-hidden="true" className={classes.glyph} data-glyph={state}>
    {shapes[state]}
  </svg>
)

/** Names the states of pages in the language of the interface. */
export const useStateNames = (): ((state: BlockState) => string) => {
  const t = useTranslations('page')
  const tPublication = useTranslations('publication')
  return state => {
    if (state === 'missing') return t('noTranslation')
    return state === 'requested' ? tPublication('underRequest') : t(`state.${state}`)
  }
}

const outline = { x: 1.75, y: 1.75, width: 8.5, height: 8.5, rx: 2, className: classes.outline }
const solid = { x: 1, y: 1, width: 10, height: 10, rx: 2.5 }

const shapes: Record<BlockState, ReactElement> = {
  published: <rect {...solid} className={classes.live} />,
  'unpublished-changes': (
    <>
      <rect x="0.5" y="0.5" width="8" height="8" rx="2" className={classes.live} />
      <rect x="4.5" y="4.5" width="7" height="7" rx="2" className={classes.changed} />
    </>
  ),
  concept: <rect {...outline} strokeDasharray="2.4 1.9" />,
  'not-published': (
    <>
      <rect {...outline} />
      <path d="M4 8l4-4" className={classes.outline} />
    </>
  ),
  requested: (
    <>
      <rect {...solid} className={classes.asked} />
      <path d="M6 8.6V3.8M3.9 5.7 6 3.6l2.1 2.1" className={classes.arrow} />
    </>
  ),
  missing: <path d="M4 6h4" className={classes.outline} />,
}
