import type { PageReference } from '@ximblox/blocks/page-reference'
import type { BlockInput } from '@ximblox/contract/blocks'
import { p, prose } from './prose.ts'

/** Texts that belong together. */
type Pair = readonly string[]

/** Frequent questions with their answers; the key begins the keys of its items. */
export const faq = (key: string, title: string, questions: readonly Pair[]): BlockInput => ({
  type: 'accordion',
  key,
  props: { title, questions: true },
  slots: {
    items: questions.map(([question = '', answer = ''], index) => ({
      type: 'accordion-item',
      key: `${key}-${index}`,
      props: { title: question },
      slots: {
        content: [{ type: 'rich-text', key: `${key}-${index}-text`, props: { body: prose(p(answer)) } }],
      },
    })),
  },
})

export const keyFigures = (key: string, title: string, figures: readonly Pair[]): BlockInput => ({
  type: 'key-figures',
  key,
  props: {
    title,
    figures: figures.map(([value = '', label = ''], index) => ({ key: `f${index}`, value, label })),
    background: 'tint',
  },
})

export const stepByStep = (
  key: string,
  { title, intro }: { title: string; intro: string },
  steps: readonly Pair[],
): BlockInput => ({
  type: 'steps',
  key,
  props: {
    title,
    intro,
    steps: steps.map(([title = '', text = ''], index) => ({ key: `s${index}`, title, text })),
  },
})

export const timeline = (key: string, title: string, events: readonly Pair[]): BlockInput => ({
  type: 'timeline',
  key,
  props: {
    title,
    events: events.map(([time = '', title = '', text = ''], index) => ({
      key: `e${index}`,
      time,
      title,
      text,
    })),
  },
})

interface CallToAction {
  title: string
  text: string
  label: string
}

/** The last block of a page: where to go from here. */
export const callToAction = ({ title, text, label }: CallToAction, target: PageReference): BlockInput => ({
  type: 'call-to-action',
  key: 'next',
  props: { title, text, action: { label, target } },
})
