const functions = new Set(
  `calc color hsl hsla hwb lab lch matrix max min oklab oklch rgb rgba rotate scale scaleX scaleY skew skewX skewY
  translate translateX translateY`.split(/\s+/),
)
const lastWord = /(?<![\w-])[\w-]+$/
const localReference = /url\(\s*(["']?)#([\w.:-]+)\1\s*\)/g

/** True for a value of a property or attribute that asks for nothing outside the image. */
export const isSafeValue = (value: string): boolean => {
  const rest = value.replace(localReference, ' ')
  if (/[\\@<>{};`]|\/\*/.test(rest) || /(?:script|data|https?|file|blob)\s*:|\/\//i.test(rest)) return false
  const beforeParentheses = rest.split('(').slice(0, -1)
  return beforeParentheses.every(text => functions.has(lastWord.exec(text.trimEnd().slice(-20))?.[0] ?? ''))
}

/** The ids that a value refers to. */
export const referencesIn = (value: string): string[] =>
  [...value.matchAll(localReference)].map(([, , id = '']) => id)

/** The id that an `href` refers to; undefined when it leads out of the image. */
export const fragmentOf = (href: string): string | undefined => /^#([\w.:-]+)$/.exec(href.trim())?.[1]

/** The bytes of an image that an `href` contains itself; undefined for vector images and all that is elsewhere. */
export const dataIn = (href: string): Buffer | undefined => {
  const [, content] = /^data:image\/(?:png|jpe?g|gif|webp);base64,(.*)$/is.exec(href.trim()) ?? []
  return content === undefined ? undefined : Buffer.from(content, 'base64')
}
