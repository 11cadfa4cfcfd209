import type { Page } from '@ximblox/contract/pages'
import { needsSecondPerson, type PublicationFacts } from '@ximblox/contract/rules/publication'
import { isLive } from '../../publication/page-state.ts'
import { useFourEyes } from '../../publication/use-four-eyes.ts'
import { useSession } from '../../session/use-session.ts'
import { isDirty } from '../state/state.ts'
import { useEditorState } from '../workspace.ts'

/** Whether four-eyes publishing leaves it to somebody else to publish the page as it is on the screen. */
export const useSecondPerson = (page: Page) => {
  const { permissions } = useSession()
  const { isKnown, isOwn, factsFor } = useFourEyes()
  const dirty = useEditorState(isDirty)
  const facts: PublicationFacts = {
    locale: page.locale,
    type: page.type,
    live: isLive(page),
    same: page.state === 'published' && !dirty,
    // What is not stored yet will be this user's.
    ...factsFor(dirty || isOwn(page.pageVersion.author)),
    // No button comes and goes while the setting is loading.
    ...(!isKnown && { allowOwnRequests: true }),
  }
  return {
    facts,
    isNeeded: needsSecondPerson('publish', facts, permissions),
    /** The same for publishing later, which includes what is live already. */
    isNeededToSchedule: needsSecondPerson('schedule', facts, permissions),
  }
}
