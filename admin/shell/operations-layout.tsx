import { Outlet } from '@tanstack/react-router'
import { operationsCatalogue } from '../i18n/lazy-catalogues.ts'
import { LazyTexts } from '../i18n/lazy-texts.tsx'

/** Adds the texts of screens for those who run the site. */
export const OperationsLayout = () => (
  <LazyTexts catalogue={operationsCatalogue}>
    <Outlet />
  </LazyTexts>
)
