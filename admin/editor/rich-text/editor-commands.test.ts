import { Editor } from '@tiptap/core'
import { Fragment, Slice } from '@tiptap/pm/model'
import { TextSelection } from '@tiptap/pm/state'
import type { RichText } from '@ximblox/blocks/rich-text/document'
import { fitText } from '@ximblox/blocks/rich-text/fit'
import { maxTextDepth } from '@ximblox/blocks/rich-text/grammar'
import { richTextSchema } from '@ximblox/blocks/rich-text/schema'
import { richTexts } from '@ximblox/blocks/test/rich-texts'
import { plainText } from '@ximblox/contract/rules/plain-text'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { richTextExtensions } from './extensions.ts'
import { fitting, textOf } from './fitting.ts'
import { changeNumbering, formats, toggleFormat } from './formats.ts'
import { setLink } from './links.ts'
import { textSchemaSpec } from './schema-spec.ts'

/** An editor without a view, which runs all commands and plugins. */
const open = (text: RichText, onLowered = () => {}) => {
  const editor = new Editor({
    element: null,
    extensions: [...richTextExtensions, fitting(onLowered)],
    schemaSpec: textSchemaSpec(),
    content: fitText(text).text,
    injectCSS: false,
  })
  const { plugins } = editor.extensionManager
  editor.view.updateState(editor.state.reconfigure({ plugins }))
  return editor
}

const serverSchema = richTextSchema(Number.MAX_SAFE_INTEGER)

const words = (text: string) => ({ type: 'text', text })

type Act = (editor: Editor) => unknown

const acts: fc.Arbitrary<{ name: string; act: Act }> = fc.oneof(
  fc
    .constantFrom(...formats)
    .map(format => ({ name: format, act: (editor: Editor) => toggleFormat(editor, format) })),
  fc.constantFrom<{ name: string; act: Act }>(
    { name: 'numbering', act: changeNumbering },
    { name: 'break', act: (editor: Editor) => editor.commands.setHardBreak() },
    {
      name: 'split',
      act: (editor: Editor) =>
        editor.commands.first(({ commands }) => [
          () => commands.splitListItem('listItem'),
          () => commands.splitBlock(),
        ]),
    },
    { name: 'sink', act: (editor: Editor) => editor.commands.sinkListItem('listItem') },
    { name: 'join', act: (editor: Editor) => editor.commands.joinBackward() },
    { name: 'delete', act: (editor: Editor) => editor.commands.deleteSelection() },
    { name: 'clear', act: (editor: Editor) => editor.commands.clearNodes() },
    { name: 'link', act: (editor: Editor) => setLink(editor, { href: '/a' }, 'link') },
    { name: 'unlink', act: (editor: Editor) => setLink(editor, null, '') },
  ),
  fc.string({ minLength: 1, maxLength: 5 }).map(text => ({
    name: JSON.stringify(text),
    act: (editor: Editor) => editor.commands.insertContent(words(text)),
  })),
  fc
    .tuple(fc.double({ min: 0, max: 1, noNaN: true }), fc.double({ min: 0, max: 1, noNaN: true }))
    .map(([from, to]) => ({
      name: `select ${from} ${to}`,
      act: ({ state, view }: Editor) => {
        const { doc, tr } = state
        const at = (share: number) => doc.resolve(Math.round(share * doc.content.size))
        view.dispatch(tr.setSelection(TextSelection.between(at(from), at(to))))
      },
    })),
  richTexts.map(text => ({
    name: 'paste',
    act: ({ state, view, schema }: Editor) =>
      view.dispatch(
        state.tr.replaceSelection(Slice.maxOpen(Fragment.fromJSON(schema, fitText(text).text.content))),
      ),
  })),
)

it('every sequence of commands leaves a text that the server accepts', () => {
  fc.assert(
    fc.property(richTexts, fc.array(acts, { maxLength: 12 }), (text, all) => {
      const editor = open(text)
      for (const { act } of all) {
        act(editor)
        const result = serverSchema.safeParse(textOf(editor))
        expect(result.error?.issues ?? []).toEqual([])
        editor.state.doc.check()
        expect(fitText(editor.state.doc.toJSON()).lowered).toEqual([])
      }
      editor.destroy()
    }),
    { numRuns: 200 },
  )
})

it('bold words may contain a line break', () => {
  const editor = open({ type: 'doc', content: [{ type: 'paragraph' }] })
  editor
    .chain()
    .insertContent(words('one'))
    .setHardBreak()
    .insertContent(words('two'))
    .selectAll()
    .toggleBold()
    .run()
  const bold = [{ type: 'bold' }]
  expect(textOf(editor).content).toEqual([
    {
      type: 'paragraph',
      content: [
        { type: 'text', text: 'one', marks: bold },
        { type: 'hardBreak', marks: bold },
        { type: 'text', text: 'two', marks: bold },
      ],
    },
  ])
})

it('a list that gets too deep goes on in the deepest level, with every word, and says so', () => {
  let lowered = 0
  const editor = open({ type: 'doc', content: [{ type: 'paragraph' }] }, () => {
    lowered += 1
  })
  editor.chain().insertContent(words('level 0')).toggleBulletList().run()
  for (let level = 1; level <= maxTextDepth; level += 1)
    editor
      .chain()
      .splitListItem('listItem')
      .insertContent(words(`level ${level}`))
      .sinkListItem('listItem')
      .run()
  const text = textOf(editor)
  expect(serverSchema.safeParse(text).success).toBe(true)
  expect(plainText(text).split('\n')).toEqual(
    Array.from({ length: maxTextDepth + 1 }, (_, level) => `level ${level}`),
  )
  expect(lowered).toBeGreaterThan(0)
})
