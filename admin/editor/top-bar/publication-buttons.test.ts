import type { Permission } from '@ximblox/contract/permissions'
import { needsSecondPerson, type PublicationFacts } from '@ximblox/contract/rules/publication'
import { describe, expect, it } from 'vitest'
import type { PageDialogName } from '../publication/page-actions.ts'
import { publicationButtons } from './publication-buttons.ts'

const concept: PublicationFacts = {
  locale: 'de-de',
  type: 'news',
  live: false,
  same: false,
  authoredByActor: true,
  allowOwnRequests: true,
}
const changed = { ...concept, live: true }
const published = { ...changed, same: true }
const fourEyes = { allowOwnRequests: false }

const publisher: Permission[] = [{ name: 'publish-page' }, { name: 'request-publication' }]
const author: Permission[] = [{ name: 'request-publication' }]

const buttons = (
  facts: PublicationFacts,
  permissions: readonly Permission[],
  changes?: number,
  isPage = true,
) => {
  const mayRequest = permissions.some(({ name }) => name === 'request-publication')
  const pageActions: PageDialogName[] = [...(mayRequest ? (['request'] as const) : []), 'share']
  const isOtherNeeded = needsSecondPerson('publish', facts, permissions)
  return publicationButtons({ facts, isPage, isOtherNeeded, changes, pageActions }, permissions)
}

describe('the buttons beside Save', () => {
  it('offer Publish to a publisher, and the request in the menu', () => {
    for (const facts of [concept, changed])
      expect(buttons(facts, publisher, 2)).toMatchObject({
        hasPublish: true,
        hasRequest: false,
        isPublished: false,
        isSaveMain: false,
        listed: ['request', 'share'],
      })
  })

  it('offer the request to an author, who finds no second one in the menu', () => {
    expect(buttons(changed, author, 2)).toMatchObject({
      hasPublish: false,
      hasRequest: true,
      canRequest: true,
      listed: ['share'],
    })
  })

  it('leave Save alone to users who may neither publish nor request', () => {
    expect(buttons(changed, [], 2)).toMatchObject({
      hasPublish: false,
      hasRequest: false,
      isPublished: false,
      isSaveMain: true,
      hasMenu: true,
    })
  })

  it('say that a page is published if nothing differs from what visitors read', () => {
    for (const same of [buttons(published, publisher), buttons(changed, publisher, 0)])
      expect(same).toMatchObject({
        isPublished: true,
        hasPublish: false,
        hasRequest: false,
      })
  })

  it('do not say so while the differences are being loaded', () => {
    expect(buttons(changed, publisher, undefined)).toMatchObject({ isPublished: false, hasPublish: true })
  })

  it('do not say so of a page that was never published and is empty', () => {
    expect(buttons(concept, publisher, 0)).toMatchObject({ isPublished: false, hasPublish: true })
  })

  it('block Publish for the author under four-eyes publishing, and offer the request instead', () => {
    expect(buttons({ ...changed, ...fourEyes }, publisher, 2)).toMatchObject({
      hasBlockedPublish: true,
      hasPublish: false,
      hasRequest: true,
      canRequest: true,
    })
  })

  it('block nothing under four-eyes publishing if the page is live as it is', () => {
    expect(buttons({ ...changed, ...fourEyes }, publisher, 0)).toMatchObject({
      hasBlockedPublish: false,
      isPublished: true,
    })
  })

  it('offer to unpublish what is live and has an address', () => {
    const may = (facts: PublicationFacts) => buttons(facts, publisher).mayUnpublish
    expect([may(published), may(changed), may(concept)]).toEqual([true, true, false])
    expect(buttons(published, publisher, 0, false).mayUnpublish).toBe(false)
    expect(buttons(published, author).mayUnpublish).toBe(false)
  })

  it('offer an author no request in the menu for a page that is live as it is', () => {
    expect(buttons(changed, author, 0)).toMatchObject({ isPublished: true, listed: ['share'] })
  })

  it('have a menu for users who may publish, and are not empty with it', () => {
    const only = publicationButtons(
      { facts: concept, isPage: true, isOtherNeeded: false, changes: 2, pageActions: [] },
      publisher,
    )
    expect(only).toMatchObject({ hasMenu: true, isEmpty: false, hasPublish: true })
  })

  it('have no menu if there is nothing in it', () => {
    const none = publicationButtons(
      { facts: concept, isPage: true, isOtherNeeded: false, changes: 2, pageActions: [] },
      author,
    )
    expect(none).toMatchObject({ hasMenu: false, isEmpty: true, listed: [] })
    expect(buttons(concept, author)).toMatchObject({ hasMenu: true, isEmpty: false })
  })
})
