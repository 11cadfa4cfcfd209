import fc from 'fast-check'

/** A change of one element among those of a document, by their numbers. */
interface Mutation {
  change: 'remove' | 'unwrap' | 'wrap' | 'rename' | 'move' | 'copy' | 'bare' | 'split'
  at: number
  to: number
  name: string
}

/** Documents of the corpus after a few changes, as markup that other programs have passed on. */
export const mutated = (documents: readonly string[]): fc.Arbitrary<string> =>
  fc
    .tuple(fc.constantFrom(...documents), fc.array(mutation, { minLength: 1, maxLength: 6 }))
    .map(([html, changes]) => {
      const { documentElement, body } = new DOMParser().parseFromString(known(html), 'text/html')
      for (const change of changes) apply(body, change)
      return documentElement.outerHTML
    })

/** Typed markers and text boxes are read apart from the text around them, so they must not have words of their own. */
const known = (html: string): string =>
  html
    .replaceAll(' !important', '')
    .replaceAll(/<!--\[if gte vml 1\]>[\s\S]*?<!\[endif\]-->/g, '')
    .replaceAll(/(style=(["'])mso-list:\s*Ignore\2>)[^<]*/gi, '$1·')
    .replaceAll(/(<span style="font-family:Symbol">)·/g, '$1·')

const mutation: fc.Arbitrary<Mutation> = fc.record({
  change: fc.constantFrom('remove', 'unwrap', 'wrap', 'rename', 'move', 'copy', 'bare', 'split'),
  at: fc.nat(),
  to: fc.nat(),
  name: fc.constantFrom(
    'p',
    'div',
    'span',
    'b',
    'ul',
    'ol',
    'li',
    'blockquote',
    'h2',
    'a',
    'pre',
    'section',
    'i',
  ),
})

const apply = (body: HTMLElement, { change, at, to, name }: Mutation): void => {
  const all = [
    ...body.querySelectorAll<HTMLElement>(
      '*:not(svg, svg *, math, math *, select *, .katex, .katex *, [style*="mso-list:Ignore"] *, [style*="mso-list:Ignore"], :has(> [style*="mso-list:Ignore"]), :has(> [style*="7pt"]), caption, thead, tfoot, table, tbody, tr, td, th, style, script, title)',
    ),
  ]
  const element = all[at % Math.max(all.length, 1)]
  const other = all[to % Math.max(all.length, 1)]
  if (!element || !other) return
  const made = body.ownerDocument.createElement(name)
  if (change === 'remove') element.remove()
  else if (change === 'unwrap') element.replaceWith(...element.childNodes)
  else if (change === 'bare') for (const { name } of [...element.attributes]) element.removeAttribute(name)
  else if (change === 'copy') element.after(element.cloneNode(true))
  else if (change === 'move' && !element.contains(other)) other.prepend(element)
  else if (change === 'wrap') {
    element.replaceWith(made)
    made.append(element)
  } else if (change === 'rename') {
    made.append(...element.childNodes)
    element.replaceWith(made)
  } else if (change === 'split' && element.childNodes.length > 1) {
    const copy = element.cloneNode() as HTMLElement
    copy.append(...[...element.childNodes].slice(to % element.childNodes.length))
    element.after(copy)
  }
}
