import { type Editor, Node } from '@tiptap/core'
import { isJsonObject } from '@ximblox/blocks/json-object'
import type { TextImage as Attributes } from '@ximblox/blocks/rich-text/document'
import { nodeRules } from '@ximblox/blocks/rich-text/grammar'
import { textImageOf } from '@ximblox/blocks/rich-text/text-images'

/** Carries an image through HTML, the format of clipboards. */
const imageAttribute = 'data-text-image'

/** An image of the library between paragraphs. Images of other programs have no file here and are left out. */
export const TextImage = Node.create({
  name: 'image',
  addAttributes: () =>
    Object.fromEntries(
      Object.keys(nodeRules.image.attributes ?? {}).map(name => [name, { parseHTML: () => null }]),
    ),
  parseHTML: () => [
    {
      tag: `[${imageAttribute}]`,
      getAttrs: element => imageIn(element.getAttribute(imageAttribute)) ?? false,
    },
  ],
  renderHTML: ({ node }) => ['figure', { [imageAttribute]: JSON.stringify(node.attrs) }],
})

/** A request to insert an image or to change the selected one; `onChoose` is called with null to remove it. */
export interface ImageRequest {
  image: Attributes | null
  onChoose: (image: Attributes | null) => void
  onCancel?: () => void
}

/** The selected image; null if there is none. */
export const imageAt = (editor: Editor): Attributes | null =>
  editor.isActive('image') ? textImageOf(editor.getAttributes('image')) : null

/** Changes the selected image, or inserts one at the caret; null removes it. */
export const setImage = (editor: Editor, image: Attributes | null): void => {
  const chain = editor.chain().focus()
  if (!image) chain.deleteSelection().run()
  else if (editor.isActive('image')) chain.updateAttributes('image', { ...absent, ...image }).run()
  else chain.insertContent({ type: 'image', attrs: image }).run()
}

const absent = { decorative: null, cropParams: null, side: null }

const imageIn = (text: string | null): Attributes | null => {
  try {
    const attrs = JSON.parse(text ?? '')
    return isJsonObject(attrs) ? textImageOf(attrs) : null
  } catch {
    return null
  }
}
