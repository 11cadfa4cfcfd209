import { describe, expect, it } from 'vitest'
import { type EditorState, initialState } from '../state/state.ts'
import { block, contentWith, versionWith } from '../state/test/sample.ts'
import { shownStatus } from './shown-status.ts'

const saved = initialState(versionWith(contentWith([block('a')])))
const dirty: EditorState = { ...saved, position: 3, acknowledged: 2 }
const withStatus = (state: EditorState, status: EditorState['save']['status']): EditorState => ({
  ...state,
  save: { ...state.save, status },
})
const shown = (state: EditorState, hasAddress = false) => shownStatus(state, { hasAddress })

describe('the status of saving', () => {
  it('is saved when the server has everything, and waiting otherwise', () => {
    expect([shown(saved), shown(dirty)]).toEqual(['saved', 'waiting'])
  })

  it('is waiting while an edited URL is not saved, which only Save does', () => {
    expect(shown(saved, true)).toBe('waiting')
    expect(shown(withStatus(dirty, 'saving'), true)).toBe('saving')
  })

  it('is saved when everything is stored but the values that the server refuses', () => {
    const held = { position: 3, places: [], document: dirty.document }
    expect(shown({ ...dirty, save: { ...dirty.save, held } })).toBe('saved')
    expect(shown({ ...dirty, position: 4, save: { ...dirty.save, held } })).toBe('waiting')
  })

  it('tells of a failure as long as something is unsaved', () => {
    expect(shown(withStatus(dirty, 'failed'))).toBe('failed')
    expect(shown(withStatus(dirty, 'refused'))).toBe('refused')
  })

  it('forgets a refusal when autosave has stored the same as a draft', () => {
    expect(shown(withStatus(saved, 'refused'))).toBe('saved')
    expect(shown(withStatus(saved, 'failed'))).toBe('failed')
  })
})
