const maxEntities = 100
/** In characters. Illustrator's are the addresses of its name spaces. */
const maxLength = 200

/**
 * The entities that a document type declares with a plain text, as Illustrator does. Those that name a file or another
 * entity are left out, so that using one is an error.
 */
export const entitiesIn = (doctype: string): Map<string, string> => {
  const found = new Map<string, string>()
  for (const [, name = '', , text = ''] of doctype.matchAll(declaration)) {
    if (text.length <= maxLength && found.size < maxEntities && !found.has(name)) found.set(name, text)
  }
  return found
}

const declaration = /<!ENTITY\s+([\w.:-]+)\s+(["'])([^&%<>]*?)\2\s*>/g
