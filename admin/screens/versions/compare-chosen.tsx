import { Button } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { ButtonLink } from '../../ui/button-link.tsx'

interface Props {
  pageID: number
  /** Two at most. */
  chosen: readonly number[]
}

export const CompareChosen = ({ pageID, chosen }: Props) => {
  const t = useTranslations('history')
  const [earlier, later] = chosen.toSorted((a, b) => a - b)
  if (earlier === undefined || later === undefined)
    return (
      <Button variant="default" disabled>
        {t(chosen.length === 0 ? 'chooseTwo' : 'chooseOther')}
      </Button>
    )
  return (
    <ButtonLink
      variant="default"
      to="/pages/$id/compare"
      params={{ id: String(pageID) }}
      search={{ from: String(earlier), until: String(later) }}
    >
      {t('compareChosen')}
    </ButtonLink>
  )
}
