import {
  type RedirectKind,
  type RedirectStatus,
  redirectKinds,
  redirectStatuses,
} from '@ximblox/contract/redirects'

interface EnteredRedirect {
  from: string
  to: string
  status: RedirectStatus
}

/** A redirect as it is sent: what is gone leads nowhere, whatever was typed before that was chosen. */
export const redirectBody = ({ from, to, status }: EnteredRedirect): EnteredRedirect => ({
  from,
  to: status === 410 ? '' : to,
  status,
})

/** The status of a radio button. */
export const statusIn = (value: string): RedirectStatus =>
  redirectStatuses.find(known => String(known) === value) ?? 301

/** The kind in the URL of the list; '' for all. */
export const kindIn = (value: string | undefined): RedirectKind | '' =>
  redirectKinds.find(known => known === value) ?? ''

/** Whether a target is a path or URL, and not words to search the pages for. */
export const isAddress = (target: string): boolean => /^(\/|[a-z]+:(?!\s))/i.test(target.trim())
