import type { MediaKind } from '@ximblox/contract/media'

/** A video hosted elsewhere. */
export interface Video {
  kind: Extract<MediaKind, 'vimeo' | 'youtube'>
  /** The canonical URL of the video. */
  url: string
  /** The name until a user renames it. */
  name: string
}

/** Parses a link to a video; undefined when it is not a link to one of the two sites. No request is sent. */
export const readVideo = (link: string): Video | undefined => {
  const trimmed = link.trim()
  const address = /^[a-z]+:/i.test(trimmed) ? trimmed : `https://${trimmed}`
  if (!URL.canParse(address)) return
  const url = new URL(address)
  if (!['http:', 'https:'].includes(url.protocol) || url.username !== '' || url.port !== '') return
  const host = url.hostname.replace(/^(www|m|music)\./, '')
  const path = url.pathname.split('/').filter(Boolean)
  if (['youtube.com', 'youtube-nocookie.com'].includes(host)) return youTube(onYouTube(path, url))
  if (host === 'youtu.be') return youTube(path[0])
  if (host === 'vimeo.com') return vimeo(onVimeo(path))
  if (host === 'player.vimeo.com' && path[0] === 'video')
    return vimeo({ id: path[1], key: url.searchParams.get('h') })
}

const onYouTube = ([first = '', second]: string[], url: URL) =>
  first === 'watch'
    ? url.searchParams.get('v')
    : ['embed', 'shorts', 'live', 'v'].includes(first)
      ? second
      : null

/** Paths are `123`, `123/key` for an unlisted video, or `channels/any/123`. */
const onVimeo = (path: string[]): VimeoParts => {
  const [first = '', second] = path
  if (/^\d+$/.test(first)) return { id: first, key: second }
  return lists.includes(first) ? { id: path.at(-1) } : {}
}

const lists = ['channels', 'groups', 'album', 'showcase']

interface VimeoParts {
  id?: string | undefined
  key?: string | null | undefined
}

const youTube = (id: string | null | undefined): Video | undefined =>
  /^[\w-]{11}$/.test(id ?? '')
    ? { kind: 'youtube', url: `https://www.youtube.com/watch?v=${id}`, name: `YouTube ${id}` }
    : undefined

const vimeo = ({ id = '', key }: VimeoParts): Video | undefined => {
  if (!/^\d{1,15}$/.test(id) || !/^[0-9a-f]{0,32}$/i.test(key ?? '')) return
  return { kind: 'vimeo', url: `https://vimeo.com/${id}${key ? `/${key}` : ''}`, name: `Vimeo ${id}` }
}
