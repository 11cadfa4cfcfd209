import type { BlockInput } from '@ximblox/contract/blocks'
import { calls } from '@ximblox/contract/calls'
import type { ErrorEntry } from '@ximblox/contract/errors'
import type { Json } from '@ximblox/contract/fields'
import type { VersionContent } from '@ximblox/contract/pages'
import { parseOptions, toErrorEntries } from '@ximblox/contract/rules/error-entries'
import { safeParse } from 'zod/v4/core'
import { emptyContent } from '../pages/content.ts'
import type { BlockFile, ImageFile, VersionFile } from './format.ts'
import { mapReferenceIDs, type ReferenceKind } from './references.ts'

/**
 * The id of what a key names; undefined when the folder does not contain it. Null stands for what was deleted before the
 * export, and gets an id that nothing has or will get.
 */
export type IDOf = (kind: ReferenceKind, key: string | null) => number | undefined

export interface Read {
  /** Undefined when it has errors. */
  content: VersionContent | undefined
  errors: ErrorEntry[]
  unknownKeys: string[]
}

/** Reads the content of a version by the schema that stores it through the API. */
export const readContent = (file: VersionFile, type: string, idOf: IDOf): Read => {
  const unknownKeys: string[] = []
  const idFor = (kind: ReferenceKind, key: Json): number => {
    const id = key === null || typeof key === 'string' ? idOf(kind, key) : undefined
    if (id === undefined) unknownKeys.push(`there is no ${kind} ${JSON.stringify(key)}`)
    return id ?? 0
  }
  const image = ({ file: key, ...data }: ImageFile) => ({ ...data, fileID: idFor('file', key) })
  const attachments = ({ __images = {}, __files = {} }: Pick<BlockFile, '__images' | '__files'>) => ({
    __images: mapEach(__images, image),
    __files: mapEach(__files, ({ file: key }) => ({ fileID: idFor('file', key) })),
  })
  const block = ({ slots, ...data }: BlockFile): BlockInput => ({
    ...data,
    props: mapReferenceIDs(data.props ?? {}, idFor),
    ...attachments(data),
    ...(slots && { slots: mapEach(slots, children => children.map(block)) }),
  })
  const { updatedAt: _at, seoImage, pageType, blocks = [], ...texts } = file
  const parsed = safeParse(
    calls.page.storeVersion.body,
    {
      ...texts,
      revision: 0,
      seoImage: seoImage ? [image(seoImage)] : null,
      pageType: { id: type, ...pageType, props: mapReferenceIDs(pageType?.props ?? {}, idFor) },
      ...attachments(file),
      blocks: blocks.map(block),
    },
    parseOptions,
  )
  if (!parsed.success) return { content: undefined, errors: toErrorEntries(parsed.error.issues), unknownKeys }
  const { data } = parsed
  const empty = emptyContent(file.title, type)
  const content: VersionContent = {
    title: data.title ?? empty.title,
    seoTitle: data.seoTitle ?? empty.seoTitle,
    seoDescription: data.seoDescription ?? empty.seoDescription,
    seoKeywords: data.seoKeywords ?? empty.seoKeywords,
    seoImage: data.seoImage ?? null,
    ...(data.seoIndexed === false && { seoIndexed: false }),
    blocks: data.blocks ?? [],
    pageType: data.pageType ?? empty.pageType,
    __images: data.__images ?? {},
    __files: data.__files ?? {},
  }
  return { content, errors: [], unknownKeys }
}

const mapEach = <From, To>(values: Record<string, From>, change: (value: From) => To): Record<string, To> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, change(value)]))
