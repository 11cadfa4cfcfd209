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
  about: string
}

export type DraftAction =
  | { type: 'changed'; items: MenuItem[]; about?: string }
  | { type: 'undone' }
  | { type: 'redone' }
  /** `items` as they were sent. */
  | { type: 'stored'; items: MenuItem[]; revision: number }
  /** Someone else stored a newer revision, which the next save replaces. */
  | { type: 'overtaken'; menu: Menu }

export const createDraft = ({ items, revision }: Pick<Menu, 'items' | 'revision'>): Draft => ({
  items,
  stored: items,
  revision,
  past: [],
  future: [],
  about: '',
})

export const isUnsaved = ({ items, stored }: Draft): boolean => items !== stored

export const reduceDraft = (draft: Draft, action: DraftAction): Draft => {
  const { items, past, future } = draft
  switch (action.type) {
    case 'changed': {
      const { about = '' } = action
      const isMore = about !== '' && about === draft.about
      return { ...draft, items: action.items, past: isMore ? past : [...past, items], future: [], about }
    }
    case 'undone': {
      const before = past.at(-1)
      return before
        ? { ...draft, items: before, past: past.slice(0, -1), future: [items, ...future], about: '' }
        : draft
    }
    case 'redone': {
      const [next, ...rest] = future
      return next ? { ...draft, items: next, past: [...past, items], future: rest, about: '' } : draft
    }
    case 'stored':
      return { ...draft, stored: action.items, revision: action.revision, about: '' }
    case 'overtaken':
      return { ...draft, stored: action.menu.items, revision: action.menu.revision, about: '' }
  }
}
