import { describe, expect, test } from 'vitest'
import { createDraft, type DraftAction, isUnsaved, reduceDraft } from './draft.ts'

const items = (...titles: string[]) => titles.map(title => ({ key: title, title, children: [] }))
const initial = createDraft({ items: items('a'), revision: 3 })
const after = (...actions: DraftAction[]) => actions.reduce(reduceDraft, initial)
const titles = (draft: typeof initial) => draft.items.map(({ title }) => title)

describe('a menu draft', () => {
  test('undoes and redoes changes, and counts as saved when it equals the stored menu', () => {
    const changed = after({ type: 'changed', items: items('b') }, { type: 'changed', items: items('c') })
    expect(isUnsaved(changed)).toBe(true)
    const back = [changed, { type: 'undone' }, { type: 'undone' }] as const
    const undone = reduceDraft(reduceDraft(back[0], back[1]), back[2])
    expect(titles(undone)).toEqual(['a'])
    expect(isUnsaved(undone)).toBe(false)
    expect(titles(reduceDraft(undone, { type: 'redone' }))).toEqual(['b'])
    expect(reduceDraft(undone, { type: 'undone' })).toBe(undone)
  })

  test('undoes the typing of a title as one step', () => {
    const typed = after(
      { type: 'changed', items: items('b'), subject: 'title k' },
      { type: 'changed', items: items('bc'), subject: 'title k' },
      { type: 'changed', items: items('bcd'), subject: 'title k' },
    )
    expect(titles(typed)).toEqual(['bcd'])
    expect(titles(reduceDraft(typed, { type: 'undone' }))).toEqual(['a'])
  })

  test('stays unsaved if it changes while it is being stored', () => {
    const sent = items('b')
    const draft = after(
      { type: 'changed', items: sent },
      { type: 'changed', items: items('c') },
      { type: 'stored', items: sent, revision: 4 },
    )
    expect(draft.revision).toBe(4)
    expect(isUnsaved(draft)).toBe(true)
  })

  test('adopts the newer revision of another user after a conflict', () => {
    const menu = { id: 1, name: 'main', locale: 'nl-nl', items: items('theirs'), revision: 9 }
    const draft = after({ type: 'changed', items: items('mine') }, { type: 'rebased', menu })
    expect(draft.revision).toBe(9)
    expect(titles(draft)).toEqual(['mine'])
    const taken = reduceDraft(draft, { type: 'changed', items: menu.items })
    expect(isUnsaved(taken)).toBe(false)
    expect(titles(reduceDraft(taken, { type: 'undone' }))).toEqual(['mine'])
  })
})
