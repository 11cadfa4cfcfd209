import type { Menu, MenuItem } from '@ximblox/contract/menus'

/** A menu that is being edited. */
export interface Draft {
  items: MenuItem[]
  /** The items of the last stored revision. */
  stored: MenuItem[]
  revision: number
  past: MenuItem[][]
  future: MenuItem[][]
  /** Subject of the last change: consecutive changes with the same subject form one undo step. */
  subject: string
}

export type DraftAction =
  | { type: 'changed'; items: MenuItem[]; subject?: string }
  | { type: 'undone' }
  | { type: 'redone' }
  /** `items` as they were sent. */
  | { type: 'stored'; items: MenuItem[]; revision: number }
  /** Someone else stored a newer revision, which the next save replaces. */
  | { type: 'rebased'; menu: Menu }

export const createDraft = ({ items, revision }: Pick<Menu, 'items' | 'revision'>): Draft => ({
  items,
  stored: items,
  revision,
  past: [],
  future: [],
  subject: '',
})

export const isUnsaved = ({ items, stored }: Draft): boolean => items !== stored

export const reduceDraft = (draft: Draft, action: DraftAction): Draft => {
  const { items, past, future } = draft
  switch (action.type) {
    case 'changed': {
      const { subject = '' } = action
      const continuesStep = subject !== '' && subject === draft.subject
      return {
        ...draft,
        items: action.items,
        past: continuesStep ? past : [...past, items],
        future: [],
        subject,
      }
    }
    case 'undone': {
      const before = past.at(-1)
      return before
        ? { ...draft, items: before, past: past.slice(0, -1), future: [items, ...future], subject: '' }
        : draft
    }
    case 'redone': {
      const [next, ...rest] = future
      return next ? { ...draft, items: next, past: [...past, items], future: rest, subject: '' } : draft
    }
    case 'stored':
      return { ...draft, stored: action.items, revision: action.revision, subject: '' }
    case 'rebased':
      return { ...draft, stored: action.menu.items, revision: action.menu.revision, subject: '' }
  }
}
