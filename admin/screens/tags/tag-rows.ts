import { type TagKind, type TagRow, tagKinds } from '@ximblox/contract/tags'

type Uses = Pick<TagRow, 'pages' | 'files'>

/** The kind in the URL of the list; '' for all. */
export const kindIn = (value: string | undefined): TagKind | '' =>
  tagKinds.find(known => known === value) ?? ''

export const isUsed = ({ pages, files }: Uses): boolean => pages + files > 0

/** What has a tag, to be counted; no pages are only worth a mention if there are no files either. */
export const usesOf = ({ pages, files }: Uses): { of: 'pages' | 'files'; count: number }[] => [
  ...(pages > 0 || files === 0 ? [{ of: 'pages' as const, count: pages }] : []),
  ...(files > 0 ? [{ of: 'files' as const, count: files }] : []),
]
