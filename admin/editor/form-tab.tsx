import type { Page } from '@ximblox/contract/pages'
import { SeoTab } from './seo/seo-tab.tsx'
import { PageSettingsTab } from './settings/page-settings-tab.tsx'
import { TranslationsTab } from './translations/translations-tab.tsx'

export interface FormTabProps {
  page: Page
  tab: 'EditingPageSettings' | 'EditingSEOSettings' | 'AddTranslation'
}

/** One of the tabs besides the overview. */
export const FormTab = ({ page, tab }: FormTabProps) => {
  switch (tab) {
    case 'EditingPageSettings':
      return <PageSettingsTab page={page} />
    case 'EditingSEOSettings':
      return <SeoTab page={page} />
    case 'AddTranslation':
      return <TranslationsTab page={page} />
  }
}
