import { Extension } from '@tiptap/core'
import { Plugin } from '@tiptap/pm/state'
import type { NodeViewConstructor } from '@tiptap/pm/view'
import { calloutLabel } from '@ximblox/blocks/rich-text/callout-labels'
import type { TextImage } from '@ximblox/blocks/rich-text/document'
import { textImageOf } from '@ximblox/blocks/rich-text/text-images'

export interface TextViews {
  /** The locale of the page. */
  locale: string
  /** The URL to show an image from; null if its file is unknown. */
  imageURL: (image: TextImage) => string | null
  /** Called when the user opens an image. */
  onOpenImage?: () => void
}

/** Shows call-outs and images in an editor as the public renderer does. */
export const textViews = ({ locale, imageURL, onOpenImage }: TextViews) =>
  Extension.create({
    name: 'textViews',
    addProseMirrorPlugins: () => [
      new Plugin({
        props: {
          nodeViews: { callout: calloutView(locale), image: imageView(imageURL) },
          handleDoubleClickOn: (_view, _pos, node) => {
            if (node.type.name === 'image') onOpenImage?.()
            return node.type.name === 'image'
          },
        },
      }),
    ],
  })

const calloutView =
  (locale: string): NodeViewConstructor =>
  node => {
    const dom = document.createElement('div')
    dom.dataset.callout = node.attrs.kind
    dom.setAttribute('role', 'note')
    const label = document.createElement('p')
    label.dataset.calloutLabel = ''
    label.contentEditable = 'false'
    label.textContent = calloutLabel(node.attrs.kind, locale)
    const contentDOM = document.createElement('div')
    contentDOM.dataset.calloutText = ''
    dom.append(label, contentDOM)
    return {
      dom,
      contentDOM,
      ignoreMutation: ({ target }) => target !== contentDOM && label.contains(target),
    }
  }

const imageView =
  (imageURL: TextViews['imageURL']): NodeViewConstructor =>
  node => {
    const dom = document.createElement('figure')
    const image = textImageOf(node.attrs)
    const url = image && imageURL(image)
    if (image) {
      dom.dataset.size = image.size
      if (image.side) dom.dataset.side = image.side
    }
    const img = document.createElement('img')
    img.alt = image?.altText ?? ''
    if (url !== null) img.src = url
    dom.append(img)
    return { dom }
  }
