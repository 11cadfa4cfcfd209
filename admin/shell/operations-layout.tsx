import { Outlet } from '@tanstack/react-router'
import { operationsCatalogue } from '../i18n/later-catalogues.ts'
import { LaterTexts } from '../i18n/later-texts.tsx'

/** Adds the texts of screens for those who run the site. */
export const OperationsLayout = () => (
  <LaterTexts catalogue={operationsCatalogue}>
    <Outlet />
  </LaterTexts>
)
