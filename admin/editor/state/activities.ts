import type { BlockPlace } from './document/places.ts'

/** The activities of the editor. See docs/rules.md, The editor. */
export type Activity =
  | { name: 'Editing' }
  | { name: 'AddingBlock'; place: BlockPlace }
  | { name: 'ReplaceBlock'; block: string }
  | { name: 'EditingPageSettings' }
  | { name: 'EditingSEOSettings' }
  | { name: 'AddTranslation' }
  | { name: 'AcceptRequest' }

export type ActivityName = Activity['name']

/** What a command must be allowed to do for it to run. */
export type Ability =
  | 'select'
  | 'edit-blocks'
  | 'insert-block'
  | 'replace-block'
  | 'edit-page'
  | 'edit-seo'
  | 'undo'
  | 'save'
  | 'translate'
  | 'answer-request'

interface Rules {
  abilities: readonly Ability[]
  /** Activities that may follow. */
  next: readonly ActivityName[]
}

const tabs = ['Editing', 'EditingPageSettings', 'EditingSEOSettings', 'AddTranslation'] as const

const activities: Readonly<Record<ActivityName, Rules>> = {
  Editing: {
    abilities: ['select', 'edit-blocks', 'insert-block', 'replace-block', 'undo', 'save'],
    next: [...tabs, 'AddingBlock', 'ReplaceBlock', 'AcceptRequest'],
  },
  AddingBlock: { abilities: ['select', 'insert-block', 'save'], next: ['Editing', 'AddingBlock'] },
  ReplaceBlock: { abilities: ['replace-block', 'save'], next: ['Editing'] },
  EditingPageSettings: { abilities: ['edit-page', 'undo', 'save'], next: [...tabs, 'AcceptRequest'] },
  EditingSEOSettings: { abilities: ['edit-seo', 'undo', 'save'], next: [...tabs, 'AcceptRequest'] },
  AddTranslation: { abilities: ['undo', 'save', 'translate'], next: [...tabs, 'AcceptRequest'] },
  // Accepting publishes the requested version, so the content must not change until then.
  AcceptRequest: { abilities: ['answer-request'], next: tabs },
}

/** Whether the blocks are on the screen, rather than one of the forms. */
export const isOnOverview = ({ name }: Activity): boolean =>
  name === 'Editing' || !tabs.some(tab => tab === name)

export const can = (activity: Activity, ability: Ability): boolean =>
  activities[activity.name].abilities.includes(ability)

export const mayFollow = (activity: Activity, next: ActivityName): boolean =>
  activities[activity.name].next.includes(next)
