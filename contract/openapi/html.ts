/** Markup that needs no escaping. */
export interface Html {
  html: string
}

type Part = Html | string | number | readonly Html[]

/** Template tag that escapes every value except HTML. */
export const html = (texts: TemplateStringsArray, ...parts: Part[]): Html => ({
  html: texts.map((text, index) => text + render(parts[index] ?? '')).join(''),
})

const render = (part: Part): string => {
  if (typeof part === 'string' || typeof part === 'number') return escape(String(part))
  return 'html' in part ? part.html : part.map(({ html: own }) => own).join('')
}

const escape = (text: string) => text.replace(/[&<>"']/g, character => `&#${character.charCodeAt(0)};`)
