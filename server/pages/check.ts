import type { BlockDefinition } from '@ximblox/blocks/define-block'
import { type DraftErrors, mergeErrors } from '@ximblox/blocks/draft-errors'
import { isAttachmentName } from '@ximblox/blocks/fields/attachment-name'
import type { Fields } from '@ximblox/blocks/fields/fields'
import { newerVersions } from '@ximblox/blocks/newer-versions'
import { currentDefinition, currentPageType, type Registry } from '@ximblox/blocks/registry'
import { validateBlocks, validateProps } from '@ximblox/blocks/validate'
import type { Block } from '@ximblox/contract/blocks'
import { type ErrorEntry, errorAt } from '@ximblox/contract/errors'
import { limits } from '@ximblox/contract/limits'
import type { VersionContent } from '@ximblox/contract/pages'
import { walkBlocks } from '@ximblox/contract/rules/walk-blocks'
import type { Kysely } from 'kysely'
import type { App } from '../app-context.ts'
import type { DB } from '../db/schema.generated.ts'
import { brokenFileLinks } from './check-file-links.ts'
import { missingFiles } from './check-files.ts'
import { usesBeyondLimits } from './check-limits.ts'
import { completeContent } from './content.ts'

/** The paths of blocks and props in the request. */
interface Places {
  blocks: string
  props: string
}

const places: Places = { blocks: 'blocks', props: 'pageType.props' }

/** All errors of a version, including those that only the library reveals. */
export const checkVersion = async (
  { registry }: Pick<App, 'registry'>,
  db: Kysely<DB>,
  content: VersionContent,
  at = places,
): Promise<DraftErrors> => {
  const complete = completeContent(registry, content)
  return mergeErrors([
    checkContent(registry, content, at),
    // A file may be deleted while it is being used. That must not prevent an autosave of the other changes.
    {
      refused: [],
      tolerated: [
        ...(await missingFiles(registry, db, complete, at)),
        ...(await brokenFileLinks(registry, db, complete, at)),
        ...(await usesBeyondLimits(registry, db, complete, at)),
        ...(await blockErrors(registry, complete, at)),
      ],
    },
  ])
}

/** What the block types themselves check. */
const blockErrors = async (
  registry: Registry,
  { blocks }: VersionContent,
  at: Places,
): Promise<ErrorEntry[]> => {
  const checks: Promise<ErrorEntry[]>[] = []
  walkBlocks(
    blocks,
    (block, path) => {
      const definition = currentDefinition(registry, block)
      if (definition?.check) checks.push(errorsOf(definition, block, path))
    },
    at.blocks,
  )
  return (await Promise.all(checks)).flat()
}

const errorsOf = async (
  { check, propsSchema }: BlockDefinition,
  { props }: Block,
  path: string,
): Promise<ErrorEntry[]> => {
  // Props of the wrong shape are reported by their schema.
  if (!check || !propsSchema.safeParse(props).success) return []
  const errors = await check(props)
  return errors.map(entry => ({ ...entry, property: `${path}.${entry.property}` }))
}

/**
 * Keeps the blocks of a request at their indexes. A block that could not be parsed counts as one of an unknown type.
 */
export const withoutHoles = (blocks: readonly (Block | undefined)[]): Block[] =>
  blocks.map((block, index) => block ?? { ...unreadable, key: `unreadable-${index}` })

const unreadable = { type: '', props: {}, anchorPoint: '', __images: {}, __files: {} }

/** All errors that the content alone reveals. */
const checkContent = (registry: Registry, content: VersionContent, at: Places): DraftErrors => {
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
