import { defineBlock, plain } from 'ximblox'
import { labels } from '../labels.ts'

export const tab = defineBlock({
  id: 'tab',
  version: 1,
  label: { en: 'Tab', nl: 'Tabblad', de: 'Registerkarte', fr: 'Onglet' },
  group: 'layout',
  keywords: { en: 'tabs panel', nl: 'tabs paneel', de: 'Tabs Reiter Tafel', fr: 'onglets panneau' },
  icon: 'tabs',
  sketch: [['title', 'slot']],
  allowedIn: ['tabs'],
  fields: { title: plain({ label: labels.title, required: true, max: 80, search: 'heading' }) },
  slots: { content: { label: labels.content, initial: [{ type: 'rich-text' }] } },
})
