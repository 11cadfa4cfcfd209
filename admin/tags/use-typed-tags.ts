import { useQueryClient } from '@tanstack/react-query'
import { normaliseTagName } from '@ximblox/contract/formats/tag-name'
import type { Tag } from '@ximblox/contract/tag'
import type { TagKind } from '@ximblox/contract/tags'
import { useEffect, useRef, useState } from 'react'
import { useClient } from '../api/client.tsx'
import { foundTags } from './tag-queries.ts'
import { tagsNamedIn } from './tags-named-in.ts'

/** What is typed in a field of tags and not chosen, as its screen keeps it. */
export interface TypedTags {
  words: string
  onType: (words: string) => void
}

/** Creates a tag; resolves to undefined if it was refused. */
type CreateTag = (name: string) => Promise<Pick<Tag, 'id'> | undefined>

interface Options {
  kind: TagKind
  value: readonly number[]
  max: number
  onChange: (ids: number[]) => void
  kept: TypedTags | undefined
}

/** What has just been found for the list. */
const staleTime = 10_000

/** The words in a field of tags. They become the tags that they name, or a new one, or else stay. */
export const useTypedTags = ({ kind, value, max, onChange, kept }: Options) => {
  const { tag: calls } = useClient()
  const queries = useQueryClient()
  const [typed, setTyped] = useState(kept?.words ?? '')
  /** The words that name no tag. */
  const [missed, setMissed] = useState(typed)
  const latest = useRef({ typed, value })
  useEffect(() => {
    latest.current = { typed, value }
  })
  const type = (words: string) => {
    latest.current.typed = words
    setTyped(words)
    kept?.onType(words.trim())
  }
  const find = async (name: string) => {
    if (name === '') return
    const tags = await queries.fetchQuery({ ...foundTags(calls, kind, name), staleTime })
    return tags.find(tag => tag.name.toLowerCase() === name.toLowerCase())
  }
  const take = async (create?: CreateTag) => {
    const words = latest.current.typed
    const { tags, rest } = await tagsNamedIn(words, find)
    // Someone has typed on.
    if (latest.current.typed !== words) return
    const { value: before } = latest.current
    const known = [...new Set([...before, ...tags.map(({ id }) => id)])]
    if (known.length > max) return
    const name = normaliseTagName(rest)
    const created = name !== '' && known.length < max ? await create?.(name) : undefined
    const ids = created ? [...known, created.id] : known
    const left = created ? '' : rest
    setMissed(left)
    if (left !== words) type(left)
    if (ids.length > before.length) onChange(ids)
  }
  return {
    typed,
    missed: typed === missed ? normaliseTagName(typed) : '',
    type: (words: string) => {
      type(words)
      if (words.endsWith(',')) take().catch(() => {})
    },
    // Without a connection the words stay.
    take: (create?: CreateTag) => void take(create).catch(() => {}),
  }
}
