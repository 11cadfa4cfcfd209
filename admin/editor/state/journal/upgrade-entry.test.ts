import { completePageType } from '@ximblox/blocks/complete'
import { defineBlock } from '@ximblox/blocks/define-block'
import { definePageType } from '@ximblox/blocks/define-page-type'
import { plain } from '@ximblox/blocks/fields/plain'
import { createRegistry } from '@ximblox/blocks/registry'
import { upgradeContent } from '@ximblox/blocks/upgrade'
import type { VersionContent } from '@ximblox/contract/pages'
import { describe, expect, it } from 'vitest'
import { setProp, typeField } from '../commands/fields.ts'
import { enter } from '../commands/view.ts'
import { contentOf } from '../document/document.ts'
import { sending } from '../saving/acknowledge.ts'
import { initialState } from '../state.ts'
import { createEditor } from '../store.ts'
import { registry as before, block, contentWith, versionWith } from '../test/sample.ts'
import { changesOf, type Entry } from './entry.ts'
import { recover } from './recover.ts'
import { upgradeEntry } from './upgrade-entry.ts'

const label = 'Label'

/** The definitions after the summary of the page has become its intro, and the title of the block its heading. */
const after = createRegistry({
  blocks: [
    defineBlock({
      id: 'text',
      version: 2,
      label,
      group: 'text',
      fields: { heading: plain({ label }), body: plain({ label }) },
      upgrades: { 1: ({ title = '', cards: _cards, ...rest }) => ({ ...rest, heading: title }) },
    }),
  ],
  pageTypes: [
    definePageType({
      id: 'basic',
      version: 2,
      label,
      slugPrefix: {},
      fields: { intro: plain({ label }), author: plain({ label }) },
      upgrades: { 1: ({ summary = '', ...rest }) => ({ ...rest, intro: summary }) },
      initialBlocks: () => [],
    }),
  ],
})

const stored = contentWith([block('a')])
const upgraded = upgradeContent(after, stored)
const today = { ...upgraded, pageType: completePageType(after, upgraded.pageType) }
const name = { userID: 1, pageID: 3, tab: 'tab' }

/** What a tab had written, and how much of it had been sent, when it was closed. */
const entryOf = (written: { summary: string; title: string }, base: VersionContent = stored): Entry => {
  const editor = createEditor({ state: initialState(versionWith(base)), registry: before, now: () => 0 })
  editor.run(enter({ name: 'EditingPageSettings' }))
  editor.run(setProp(['summary'], written.summary))
  editor.run(enter({ name: 'Editing' }))
  editor.update(sending)
  editor.run(typeField('a', ['props', 'title'], written.title))
  const state = editor.store.getState()
  return { name, base: state.base, ...changesOf(state, 1) }
}

const reopen = (entry: Entry, head: VersionContent = today, revision = 1) => {
  const recovered = recover(versionWith(head, revision), [upgradeEntry(after, entry)], after, 2)
  return { ...recovered, content: contentOf(recovered.state.document) }
}

const withProps = (content: VersionContent, props: Record<string, string>): VersionContent => ({
  ...content,
  pageType: { ...content.pageType, props: { ...content.pageType.props, ...props } },
})

describe('work that was not saved before definitions changed', () => {
  const entry = entryOf({ summary: 'My intro', title: 'My heading' })

  it('is on the page under the names of today, and still to be saved', () => {
    const { content, state, offered } = reopen(entry)
    expect(content.pageType).toEqual({ id: 'basic', version: 2, props: { intro: 'My intro', author: '' } })
    expect(content.blocks[0]).toMatchObject({ version: 2, props: { heading: 'My heading' } })
    expect(state.pending.map(operation => 'path' in operation && operation.path.join('.'))).toEqual([
      'pageType.props.intro',
      'props.heading',
    ])
    expect(state.acknowledged).not.toBe(state.position)
    expect(offered).toEqual([])
  })

  it('is merged with what others wrote since', () => {
    const { content, offered } = reopen(entry, withProps(today, { author: 'Ada' }), 2)
    expect(content.pageType.props).toEqual({ intro: 'My intro', author: 'Ada' })
    expect(offered).toEqual([])
  })

  it('is offered where others wrote in the same field', () => {
    const { content, offered } = reopen(entry, withProps(today, { intro: 'Their intro' }), 2)
    expect(content.pageType.props).toEqual({ intro: 'Their intro', author: '' })
    expect(offered).toHaveLength(1)
  })

  it('is known to be saved as far as a request reached the server', () => {
    const { state, offered } = reopen(entry, withProps(today, { intro: 'My intro' }), 2)
    expect(state.pending.map(operation => 'path' in operation && operation.path.join('.'))).toEqual([
      'props.heading',
    ])
    expect(offered).toEqual([])
  })

  it('was written for the first version of the page type where it does not say so', () => {
    const { version: _none, ...pageType } = stored.pageType
    const { content } = reopen(entryOf({ summary: 'My intro', title: 'My heading' }, { ...stored, pageType }))
    expect(content.pageType).toEqual({ id: 'basic', version: 2, props: { intro: 'My intro', author: '' } })
  })

  it('loses the undo steps and cards of fields that are no more, and keeps the others', () => {
    const sides = { base: '', mine: 'mine', theirs: 'theirs' }
    const conflicts = [
      { blockKey: null, path: 'pageType.props.summary', ...sides },
      { blockKey: 'a', path: 'props.title', ...sides },
      { blockKey: 'a', path: 'props.body', ...sides },
      { blockKey: null, path: 'title', ...sides },
    ]
    const today = upgradeEntry(after, { ...entry, conflicts })
    expect(today.conflicts.map(({ path }) => path)).toEqual(['props.body', 'title'])
    expect(today.history.done).toEqual([])
  })

  it('stays as it is while the definitions are the same', () => {
    expect(upgradeEntry(before, entry)).toEqual(entry)
  })
})
