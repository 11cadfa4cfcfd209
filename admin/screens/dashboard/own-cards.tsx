import { Skeleton } from '@mantine/core'
import { CatchBoundary, lazyRouteComponent } from '@tanstack/react-router'
import { allows } from '@ximblox/contract/rules/permissions'
import { Suspense, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useLanguage } from '../../i18n/language-provider.tsx'
import { useSession } from '../../session/use-session.ts'
import { type DashboardCard, useSite } from '../../site.tsx'
import { LoadFailed } from '../../ui/load-failed.tsx'
import { DashboardSection } from './dashboard-section.tsx'

/** The sections of the site. One that fails takes nothing else with it. */
export const OwnCards = () => {
  const { cards } = useSite()
  const { permissions } = useSession()
  return cards
    .filter(({ permission }) => permission === undefined || allows(permissions, permission))
    .map((card, index) => <OwnCard key={index} {...card} />)
}

const OwnCard = ({ title, load }: DashboardCard) => {
  const { labelText } = useLanguage()
  const [Content] = useState(() => lazyRouteComponent(load))
  return (
    <DashboardSection title={labelText(title)}>
      <CatchBoundary getResetKey={() => 'card'} errorComponent={FailedCard}>
        <Suspense fallback={<Skeleton height={60} mt="md" />}>
          <Content />
        </Suspense>
      </CatchBoundary>
    </DashboardSection>
  )
}

const FailedCard = ({ reset }: { reset: () => void }) => {
  const t = useTranslations('list')
  return <LoadFailed message={t('failed')} onRetry={reset} />
}
