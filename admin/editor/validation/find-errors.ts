import { currentPageType, type Registry } from '@ximblox/blocks/registry'
import { unfinishedContent } from '@ximblox/blocks/unfinished'
import { validateBlocks, validateProps } from '@ximblox/blocks/validate'
import { isError } from '@ximblox/contract/errors'
import type { VersionContent } from '@ximblox/contract/pages'
import { isEqual, stableStringify } from '@ximblox/contract/rules/equal'
import { walkBlocks } from '@ximblox/contract/rules/walk-blocks'
import { documentOf } from '../state/document/document.ts'
import { fieldPlace } from '../state/document/field-place.ts'
import { type LocatedError, locate, valueAt } from '../state/document/locate.ts'
import { isWithin, type Place } from '../state/document/place.ts'

interface Refused {
  errors: readonly LocatedError[]
  /** Where the server refuses what the page holds now, whatever the browser knows of it. */
  held?: readonly Place[]
  /** The content as it was sent; an error disappears once its field has changed. */
  content?: VersionContent
}

interface Known {
  registry: Registry
  content: VersionContent
  /** The errors in responses of the server. */
  refused: readonly Refused[]
  /** Whether the requirements for publishing apply. */
  forPublishing: boolean
}

/** The current errors of the page, each listed once. */
export const findErrors = ({ registry, content, refused, forPublishing }: Known): LocatedError[] => {
  const { blocks, pageType } = content
  const fields = currentPageType(registry, pageType)?.fields
  const checked = [
    validateBlocks(registry, blocks),
    ...(fields ? [validateProps(fields, pageType.props, 'pageType.props')] : []),
  ]
  const ownErrors = checked.flatMap(({ refused, tolerated }) => [...refused, ...tolerated])
  const forGoingLive = forPublishing ? unfinishedContent(registry, content) : []
  const keys = new Set<string | null>([null])
  walkBlocks(blocks, ({ key }) => keys.add(key))
  const serverErrors = refused
    .flatMap(({ errors, held = [], content: then }) =>
      errors
        .filter(error => !isSeenHere(error) || held.some(place => isWithin(error, place)))
        .filter(error => !then || isEqual(valueAt(then, error), valueAt(content, error))),
    )
    .filter(({ block }) => keys.has(block))
  const located = [...ownErrors, ...forGoingLive].map(entry => locate(entry, blocks))
  const document = documentOf(content)
  const atFields = [...located, ...serverErrors].map(error => ({
    ...error,
    ...fieldPlace(registry, document, error),
  }))
  return [...new Map(atFields.map(error => [stableStringify(error), error])).values()]
}

/** Whether the browser validates this itself, and therefore knows when it is fixed. */
const isSeenHere = (error: LocatedError): boolean =>
  !onServerOnly.some(name => isError(error, name)) &&
  (error.block !== null || /^(blocks|pageType|__images|__files)(\.|$)/.test(error.path))

const onServerOnly = ['brokenReference', 'newerBlockVersion', 'newerPageTypeVersion'] as const
