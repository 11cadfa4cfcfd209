import { defineBlock, list, multiline, plain } from 'ximblox'
import { appearance } from '../appearance.ts'
import { labels } from '../labels.ts'

/** Events in the order of time. */
export const timeline = defineBlock({
  id: 'timeline',
  version: 1,
  label: { en: 'Timeline', nl: 'Tijdlijn', de: 'Zeitleiste', fr: 'Chronologie' },
  group: 'lists',
  keywords: {
    en: 'history years dates planning milestones',
    nl: 'geschiedenis jaren data planning mijlpalen',
    de: 'Geschichte Jahre Termine Planung Meilensteine',
    fr: 'histoire années dates planning étapes',
  },
  icon: 'timeline',
  sketch: [
    ['title', 'title', 'title'],
    ['text', 'text', 'text'],
  ],
  fields: {
    title: plain({ label: labels.title, max: 160, search: 'heading' }),
    events: list({
      label: { en: 'Events', nl: 'Gebeurtenissen', de: 'Ereignisse', fr: 'Événements' },
      itemLabel: { en: 'Event', nl: 'Gebeurtenis', de: 'Ereignis', fr: 'Événement' },
      min: 1,
      max: 60,
      fields: {
        time: plain({
          label: { en: 'When', nl: 'Wanneer', de: 'Wann', fr: 'Quand' },
          help: {
            en: 'A year, or words such as “spring 2027”.',
            nl: 'Een jaar, of woorden als “voorjaar 2027”.',
            de: 'Ein Jahr oder Worte wie „Frühjahr 2027“.',
            fr: 'Une année, ou des mots comme « printemps 2027 ».',
          },
          required: true,
          max: 40,
        }),
        title: plain({ label: labels.title, required: true, max: 120 }),
        text: multiline({ label: labels.text, max: 800 }),
      },
      default: ['first', 'second', 'third'].map(key => ({ key, time: '', title: '', text: '' })),
    }),
    background: appearance.background,
  },
})
