import type { OverviewPage } from '@ximblox/contract/overview'

/** What of a page makes it wait for someone. */
type Waiting = Pick<OverviewPage, 'scheduled' | 'request' | 'rejected' | 'behind'>

/** The language of a page that needs attention most; the first of several. */
export const mostUrgent = <Page extends Waiting>(pages: readonly Page[]): Page | undefined =>
  pages.filter(page => urgency(page) > 0).toSorted((a, b) => urgency(b) - urgency(a))[0]

const urgency = ({ scheduled, request, rejected, behind }: Waiting): number =>
  scheduled?.failure ? 5 : request ? 4 : rejected ? 3 : scheduled ? 2 : behind ? 1 : 0
