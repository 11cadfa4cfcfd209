import type { Block, FileData, ImageData } from '@ximblox/contract/blocks'
import type { ContentBlock, ContentFile, ContentImage } from '@ximblox/contract/content'
import type { Json, JsonObject } from '@ximblox/contract/fields'
import { isJsonObject } from '../json-object.ts'
import type { LinkTarget } from '../link-target.ts'
import { blockFilesGroup, blockImagesGroup } from '../page-file-group.ts'
import { imageDataOf, textImageOf } from '../rich-text/text-images.ts'
import { altOf } from './alt-of.ts'
import { hrefOfTarget } from './href.ts'
import { fileURL, imageURL } from './media-url.ts'
import type { PageView } from './page-view.ts'
import { pictureSources } from './picture-sources.ts'

/** A block for programs that do not have the definitions of the site. */
export const resolvedBlock = (block: Block, view: PageView): ContentBlock => {
  const { type, key, anchorPoint, props, __images, __files, slots = {} } = block
  const group = blockImagesGroup(key)
  return {
    type,
    key,
    anchor: anchorPoint,
    props: resolvedProps(props, group, view),
    images: resolvedImages(__images, group, view),
    files: resolvedFiles(__files, blockFilesGroup(key), view),
    slots: Object.fromEntries(
      Object.entries(slots).map(([name, blocks]) => [name, blocks.map(child => resolvedBlock(child, view))]),
    ),
    data: view.data[key] ?? null,
  }
}

/** Props with an address at each reference to a page or file, and a name at each public tag. */
export const resolvedProps = (props: JsonObject, group: string, view: PageView): JsonObject => {
  const resolve = (value: Json): Json => {
    if (Array.isArray(value)) return value.flatMap(item => (isHiddenTag(item, view) ? [] : [resolve(item)]))
    return isJsonObject(value) ? resolveObject(value) : value
  }
  const resolveObject = (object: JsonObject): JsonObject => {
    const inside = Object.fromEntries(Object.entries(object).map(([name, value]) => [name, resolve(value)]))
    const image = object.type === 'image' ? textImageOf(object.attrs) : null
    if (image) return { ...inside, image: resolvedImage(imageDataOf(image), group, view) }
    switch (object.ref) {
      case 'page':
        return { ...inside, path: hrefOfTarget(object as LinkTarget, view) }
      case 'file':
        return { ...inside, url: absolute(hrefOfTarget(object as LinkTarget, view), view) }
      case 'tag':
        return { ...inside, ...view.tags[Number(object.id)] }
      default:
        return inside
    }
  }
  return resolveObject(props)
}

const isHiddenTag = (value: Json, { tags }: PageView): boolean =>
  isJsonObject(value) && value.ref === 'tag' && !Object.hasOwn(tags, Number(value.id))

export const resolvedImages = (
  images: Record<string, ImageData>,
  group: string,
  view: PageView,
): Record<string, ContentImage> => present(images, image => resolvedImage(image, group, view))

/** Null if the file was deleted. */
export const resolvedImage = (image: ImageData, group: string, view: PageView): ContentImage | null => {
  const file = view.files[image.fileID]
  const url = file && imageURL(view.page.id, group, image, file)
  if (!file || !url) return null
  const { sources, src, width, height } = pictureSources(`${view.site.url}${url}`, image, file)
  return {
    fileID: file.id,
    src,
    alt: altOf(image, file),
    width: width ?? null,
    height: height ?? null,
    sources: sources.map(({ type, srcSet }) => ({ type, srcset: srcSet })),
  }
}

export const resolvedFiles = (
  files: Record<string, FileData>,
  group: string,
  view: PageView,
): Record<string, ContentFile> =>
  present(files, data => {
    const file = view.files[data.fileID]
    const url = file && absolute(fileURL(view.page.id, group, data, file), view)
    if (!file || !url) return null
    return { fileID: file.id, url, fileName: file.fileName, mimeType: file.mimeType, size: file.size }
  })

const absolute = (path: string | null, { site }: PageView): string | null => path && `${site.url}${path}`

const present = <U, R>(uses: Record<string, U>, resolve: (use: U) => R | null): Record<string, R> =>
  Object.fromEntries(
    Object.entries(uses).flatMap(([name, use]) => {
      const resolved = resolve(use)
      return resolved === null ? [] : [[name, resolved]]
    }),
  )
