import type { ButtonProps } from '@mantine/core'
import type { PageID, VersionID } from '@ximblox/contract/ids'
import { useTranslations } from 'use-intl'
import { ButtonLink } from '../ui/button-link.tsx'

interface Props extends Pick<ButtonProps, 'size' | 'variant'> {
  request: { pageID: PageID; versionID: VersionID }
}

/** Leads to what a request would change on the site, and to the decision. */
export const ReviewLink = ({ request: { pageID, versionID }, size = 'xs', variant = 'default' }: Props) => {
  const t = useTranslations('publication')
  return (
    <ButtonLink
      size={size}
      variant={variant}
      to="/pages/$id/compare"
      params={{ id: String(pageID) }}
      search={{ until: String(versionID) }}
    >
      {t('review')}
    </ButtonLink>
  )
}
