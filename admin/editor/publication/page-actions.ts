import { hasAddress } from '@ximblox/contract/content-types'
import type { Permission } from '@ximblox/contract/permissions'
import { allows } from '@ximblox/contract/rules/permissions'
import { decide } from '@ximblox/contract/rules/publication'

export type PageDialogName = 'request' | 'accept' | 'reject' | 'schedule' | 'share' | 'delete' | 'duplicate'

interface PagePlace {
  locale: string
  type: string
}

/** The further actions that a user may perform on a page. */
export const pageActionsOf = (
  page: PagePlace,
  permissions: readonly Permission[],
  availableLocales: readonly string[],
): PageDialogName[] => {
  const isPage = hasAddress(page.type)
  // An author may schedule unpublishing; the dialog explains what needs a second person.
  const { locale, type } = page
  const facts = { locale, type, live: false, same: false, authoredByActor: false, allowOwnRequests: true }
  const all = [
    ['request', decide('request', facts, permissions) === 'do'],
    ['schedule', decide('schedule', facts, permissions) === 'do'],
    ['share', allows(permissions, 'edit-page', page)],
    [
      'duplicate',
      isPage && availableLocales.some(locale => allows(permissions, 'create-page', { type, locale })),
    ],
    ['delete', isPage && allows(permissions, 'delete-page', page)],
  ] as const
  return all.filter(([, may]) => may).map(([name]) => name)
}

/** The errors of these are fixed on the page, so they stay visible after the dialog is closed. */
const publishing: readonly PageDialogName[] = ['accept', 'schedule']

export const keepsErrors = (name: PageDialogName | null, entries: readonly { property: string }[]): boolean =>
  name !== null && publishing.includes(name) && entries.some(({ property }) => property !== '')
