import { type ErrorEntry, errorAt } from '@ximblox/contract/errors'
import { limits } from '@ximblox/contract/limits'
import type { VersionContent } from '@ximblox/contract/pages'
import { type DraftErrors, mergeErrors } from './draft-errors.ts'
import { isAttachmentName } from './fields/attachment-name.ts'
import type { Fields } from './fields/fields.ts'
import { newerVersions } from './newer-versions.ts'
import { currentPageType, type Registry } from './registry.ts'
import { validateBlocks, validateProps } from './validate.ts'

/** The paths of blocks and props in the request. */
export interface ContentPlaces {
  blocks: string
  props: string
}

export const contentPlaces: ContentPlaces = { blocks: 'blocks', props: 'pageType.props' }

/** All errors that the content alone reveals, as the browser checks it before it sends it. */
export const contentErrors = (
  registry: Registry,
  content: VersionContent,
  at = contentPlaces,
): DraftErrors => {
  const { pageType } = content
  const current = currentPageType(registry, pageType)
  const isReadable = current !== undefined || !registry.contentTypes.has(pageType.id)
  return mergeErrors([
    {
      refused: [
        ...(isReadable ? attachmentErrors(current?.fields ?? {}, content) : []),
        // Nobody can have written props for a version of a type that does not exist yet.
        ...newerVersions(registry, content, at),
      ],
      tolerated: textErrors(content),
    },
    validateBlocks(registry, content.blocks, at.blocks),
    ...(current ? [validateProps(current.fields, pageType.props, at.props)] : []),
  ])
}

/** Images and files of the version itself are named after the fields of its page type. */
const attachmentErrors = (fields: Fields, { __images, __files }: VersionContent): ErrorEntry[] => [
  ...Object.keys(__images)
    .filter(name => !isAttachmentName(fields, name, 'image'))
    .map(name => errorAt(`__images.${name}`, 'unknownField')),
  ...Object.keys(__files)
    .filter(name => !isAttachmentName(fields, name, 'file'))
    .map(name => errorAt(`__files.${name}`, 'unknownField')),
]

const textErrors = ({ title, seoTitle, seoKeywords }: VersionContent): ErrorEntry[] => [
  ...(title.trim() === '' ? [errorAt('title', 'required')] : []),
  ...(title.length > limits.text ? [errorAt('title', 'tooLong')] : []),
  ...(seoTitle.length > limits.text ? [errorAt('seoTitle', 'tooLong')] : []),
  ...seoKeywords.flatMap((word, index) =>
    word.length > limits.text ? [errorAt(`seoKeywords.${index}`, 'tooLong')] : [],
  ),
]
