import type { Page } from '@ximblox/contract/pages'
import { decide } from '@ximblox/contract/rules/publication'
import { useSession } from '../session/use-session.ts'
import { useFourEyes } from './use-four-eyes.ts'

/** Whether the user may publish the live version again after it has been unpublished. */
export const useMayRepublish = () => {
  const { permissions } = useSession()
  const { isOwn, factsFor } = useFourEyes()
  return ({ locale, type, liveAuthor }: Page): boolean =>
    decide(
      'republish',
      { locale, type, live: false, same: false, ...factsFor(isOwn(liveAuthor)) },
      permissions,
    ) === 'do'
}
