import { useTranslations } from 'use-intl'
import { SectionNav } from '../ui/section-nav.tsx'

/** Links between the submissions and the registrations. */
export const SubmissionsNav = () => {
  const t = useTranslations('submissions')
  const tRegistrations = useTranslations('registrations')
  return (
    <SectionNav
      label={t('sections')}
      items={[
        { title: t('forms'), path: '/submissions' },
        { title: tRegistrations('title'), path: '/registrations' },
      ]}
    />
  )
}
