import { Text } from '@mantine/core'
import type { RedirectName } from '@ximblox/contract/redirects'
import { useRedirectEffects } from './use-redirect-effects.ts'

/** Says which redirects of editors apply again once a page is off the site. */
export const ReturningRedirects = ({ redirects }: { redirects: readonly RedirectName[] }) => {
  const effects = useRedirectEffects()
  return effects({ setsAside: [], bringsBack: redirects }).map(effect => (
    <Text key={effect} size="sm" mb="md">
      {effect}
    </Text>
  ))
}
