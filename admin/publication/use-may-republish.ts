import type { Page } from '@ximblox/contract/pages'
import { decide } from '@ximblox/contract/rules/publication'
import { useSession } from '../session/use-session.ts'
import { useFourEyes } from './use-four-eyes.ts'

/** Checks the permission to publish the live version again after unpublishing it. */
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
