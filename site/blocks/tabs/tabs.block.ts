import { defineBlock, plain } from 'ximblox'
import { appearance } from '../appearance.ts'
import { labels } from '../labels.ts'

/** Blocks behind tabs, of which one is shown at a time. Each tab is a block of its own, like the items of an accordion. */
export const tabs = defineBlock({
  id: 'tabs',
  version: 1,
  label: { en: 'Tabs', nl: 'Tabbladen', de: 'Registerkarten', fr: 'Onglets' },
  group: 'layout',
  keywords: {
    en: 'tab panel switch sections alternatives',
    nl: 'tab tabblad paneel wisselen onderdelen',
    de: 'Tab Reiter Tafel wechseln Abschnitte',
    fr: 'onglet panneau sections alternance',
  },
  icon: 'tabs',
  sketch: [
    ['button', 'slot'],
    ['button', 'line'],
  ],
  fields: {
    title: plain({ label: labels.title, max: 160, search: 'heading' }),
    width: appearance.width,
    background: appearance.background,
  },
  slots: {
    items: {
      label: { en: 'Tabs', nl: 'Tabbladen', de: 'Registerkarten', fr: 'Onglets' },
      allowed: ['tab'],
      initial: [{ type: 'tab' }, { type: 'tab' }, { type: 'tab' }],
    },
  },
})
