import type { BlockInput } from '@ximblox/contract/blocks'
import type { StarterLocale, Targets } from '../starter-page.ts'

export type Localized = Readonly<Record<StarterLocale, string>>

/** Picks the text of the page's language. */
export type Say = (dutch: string, english: string) => string

/** A block in one of its states, such as with long texts or on dark green. */
interface BlockState {
  /** Part of the key of the block. */
  id: string
  title: Localized
  block(say: Say, to: Targets): Omit<BlockInput, 'key'>
}

/** The part of the style guide about a block type; its id is the anchor. */
export interface StyleGuideSection {
  id: string
  title: Localized
  states: readonly BlockState[]
}

/** The blocks of a section, each under a heading with the name of its state. */
export const sectionBlocks = (
  { id, title, states }: StyleGuideSection,
  say: Say,
  to: Targets,
): BlockInput[] => {
  const inLanguage = (texts: Localized): string => say(texts['nl-nl'], texts['en-gb'])
  return [
    { type: 'heading', key: `${id}_title`, anchorPoint: id, props: { text: inLanguage(title) } },
    ...states.flatMap((state): BlockInput[] => [
      {
        type: 'heading',
        key: `${id}_${state.id}_title`,
        props: { text: inLanguage(state.title), level: 'h3' },
      },
      { key: `${id}_${state.id}`, ...state.block(say, to) },
    ]),
  ]
}
