import type { Permission } from '@ximblox/contract/permissions'
import { decide, type PublicationAction, type PublicationFacts } from '@ximblox/contract/rules/publication'
import type { PageDialogName } from '../publication/page-actions.ts'

interface ButtonFacts {
  facts: PublicationFacts
  /** Whether four-eyes publishing is the only reason that the user may not publish. */
  isOtherNeeded: boolean
  /** Whether it has an address. */
  isPage: boolean
  /** How many fields differ from the live version; undefined while that is unknown. */
  changes: number | undefined
  /** The further actions that the user may perform. */
  pageActions: readonly PageDialogName[]
}

/** The buttons beside Save. */
interface PublicationButtons {
  /** The page is live as it is on the screen. */
  isPublished: boolean
  /** Publish, without effect until someone else publishes the page. */
  hasBlockedPublish: boolean
  hasPublish: boolean
  hasRequest: boolean
  canRequest: boolean
  mayUnpublish: boolean
  /** The actions of the menu. */
  listed: readonly PageDialogName[]
  hasMenu: boolean
  /** There is nothing to do, whether or not the page may be changed. */
  isEmpty: boolean
  /** Save is the only way on. */
  isSaveMain: boolean
}

export const publicationButtons = (
  { facts, isPage, isOtherNeeded, changes, pageActions }: ButtonFacts,
  permissions: readonly Permission[],
): PublicationButtons => {
  const may = (action: PublicationAction) => decide(action, facts, permissions) === 'do'
  const isSame = facts.live && (facts.same || changes === 0)
  const needsOther = isOtherNeeded && !isSame
  const mayPublish = may('publish') || isOtherNeeded || (isSame && may('unpublish'))
  const mayRequest = (!mayPublish || needsOther) && pageActions.includes('request')
  const listed = pageActions.filter(name => name !== 'request' || (!mayRequest && may('request')))
  const mayUnpublish = isPage && may('unpublish')
  const hasMenu = mayPublish || mayUnpublish || listed.length > 0
  return {
    isPublished: isSame && (mayPublish || mayRequest),
    hasBlockedPublish: needsOther,
    hasPublish: !isSame && mayPublish && !needsOther,
    hasRequest: !isSame && mayRequest,
    canRequest: may('request'),
    mayUnpublish,
    listed,
    hasMenu,
    isEmpty: !hasMenu && !mayRequest,
    isSaveMain: !mayPublish && !mayRequest,
  }
}
