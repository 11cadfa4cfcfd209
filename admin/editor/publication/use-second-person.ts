import type { Page } from '@ximblox/contract/pages'
import { needsSecondPerson, type PublicationFacts } from '@ximblox/contract/rules/publication'
import { isLive } from '../../publication/page-state.ts'
import { useFourEyes } from '../../publication/use-four-eyes.ts'
import { useSession } from '../../session/use-session.ts'
import { isDirty } from '../state/state.ts'
import { useEditorState } from '../workspace.ts'

/** Whether four-eyes publishing requires someone else to publish the page as it is on the screen. */
export const useSecondPerson = (page: Page) => {
  const { permissions } = useSession()
  const { isKnown, isOwn, factsFor } = useFourEyes()
  const dirty = useEditorState(isDirty)
  const facts: PublicationFacts = {
    locale: page.locale,
    type: page.type,
    live: isLive(page),
    same: page.state === 'published' && !dirty,
    // Unsaved changes will be this user's.
    ...factsFor(dirty || isOwn(page.pageVersion.author)),
    // Keeps the buttons in place while the setting is loading.
    ...(!isKnown && { allowOwnRequests: true }),
  }
  return {
    facts,
    isNeeded: needsSecondPerson('publish', facts, permissions),
    /** Scheduling also covers what is live already. */
    isNeededToSchedule: needsSecondPerson('schedule', facts, permissions),
  }
}
