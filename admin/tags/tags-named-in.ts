import { normaliseTagName } from '@ximblox/contract/formats/tag-name'
import type { Tag } from '@ximblox/contract/tag'

/** The tags of which a text is the name, or commas separate their names, and what remains of it. */
export const tagsNamedIn = async (
  text: string,
  find: (name: string) => Promise<Tag | undefined>,
): Promise<{ tags: Tag[]; rest: string }> => {
  const whole = await find(normaliseTagName(text))
  if (whole) return { tags: [whole], rest: '' }
  const found = await Promise.all(
    text.split(',').map(async part => ({ part, tag: await find(normaliseTagName(part)) })),
  )
  const tags = found.flatMap(({ tag }) => tag ?? [])
  if (tags.length === 0) return { tags, rest: text }
  const rest = found.flatMap(({ part, tag }) => (tag || part.trim() === '' ? [] : part.trim()))
  return { tags, rest: rest.join(', ') }
}
