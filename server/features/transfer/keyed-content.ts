import type { Block, ImageData } from '@ximblox/contract/blocks'
import type { Json } from '@ximblox/contract/fields'
import type { VersionContent } from '@ximblox/contract/pages'
import type { BlockFile, ImageFile, VersionFile } from './format.ts'
import { mapReferenceIDs, type ReferenceKind } from './references.ts'

/** The key of what an id refers to; undefined when that was deleted. */
export type KeyOf = (kind: ReferenceKind, id: number) => string | undefined

/** The content of a version with keys in place of ids, in the order of an export. What is empty is left out. */
export const keyedContent = (content: VersionContent, updatedAt: Date, keyOf: KeyOf): VersionFile => {
  const changeID = (kind: ReferenceKind, id: Json): Json | undefined => {
    if (typeof id !== 'number') return id
    // Visitors and editors see nothing in place of a deleted tag.
    return keyOf(kind, id) ?? (kind === 'tag' ? undefined : null)
  }
  const fileKey = (id: number) => keyOf('file', id) ?? null
  const attachments = ({ __images, __files }: Pick<Block, '__images' | '__files'>) => ({
    ...unlessEmpty(
      '__images',
      mapSorted(__images, image => imageFile(image, fileKey)),
    ),
    ...unlessEmpty(
      '__files',
      mapSorted(__files, ({ fileID }) => ({ file: fileKey(fileID) })),
    ),
  })
  const blockFile = (block: Block): BlockFile => ({
    type: block.type,
    key: block.key,
    ...(block.version !== undefined && { version: block.version }),
    ...(block.anchorPoint !== '' && { anchorPoint: block.anchorPoint }),
    ...unlessEmpty('props', mapReferenceIDs(block.props, changeID)),
    ...attachments(block),
    ...(block.slots && { slots: mapSorted(block.slots, children => children.map(blockFile)) }),
  })
  const { seoImage, pageType } = content
  const [image] = seoImage ?? []
  return {
    title: content.title,
    updatedAt: updatedAt.toISOString(),
    ...(content.seoTitle !== '' && { seoTitle: content.seoTitle }),
    ...(content.seoDescription !== '' && { seoDescription: content.seoDescription }),
    ...(content.seoKeywords.length > 0 && { seoKeywords: content.seoKeywords }),
    ...(image && { seoImage: imageFile(image, fileKey) }),
    ...(content.seoIndexed === false && { seoIndexed: false }),
    pageType: {
      ...(pageType.version !== undefined && { version: pageType.version }),
      props: mapReferenceIDs(pageType.props, changeID),
    },
    ...attachments(content),
    blocks: content.blocks.map(blockFile),
  }
}

const imageFile = (
  { fileID, altText, cropParams, decorative }: ImageData,
  fileKey: (id: number) => string | null,
): ImageFile => ({
  file: fileKey(fileID),
  ...(altText !== '' && { altText }),
  ...(cropParams && { cropParams: mapSorted(cropParams, value => value) }),
  ...(decorative !== undefined && { decorative }),
})

const mapSorted = <From, To, Name extends string>(
  values: Record<Name, From>,
  change: (value: From) => To,
): Record<Name, To> => {
  const names = (Object.keys(values) as Name[]).toSorted()
  return Object.fromEntries(names.map(name => [name, change(values[name])])) as Record<Name, To>
}

const unlessEmpty = <Name extends string, V extends object>(name: Name, value: V) =>
  (Object.keys(value).length > 0 ? { [name]: value } : {}) as { [Key in Name]?: V }
