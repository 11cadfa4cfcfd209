import { localStorageColorSchemeManager, MantineProvider } from '@mantine/core'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { chooseLanguage } from '@ximblox/contract/rules/choose-language'
import { setNonce } from 'get-nonce'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { ErrorCollectionsProvider } from './errors/error-collections.tsx'
import { loadCatalogue } from './i18n/catalogue.ts'
import { LanguageProvider } from './i18n/language-provider.tsx'
import { UploadsProvider } from './media/uploads/uploads-provider.tsx'
import { colourSchemeKey, readLanguage, storeLanguage } from './preferences.ts'
import { AdminRouter } from './router.tsx'
import { SessionProvider } from './session/session-provider.tsx'
import { type AdminSite, SiteProvider } from './site.tsx'
import './styles.css'
import { resolveVariables, theme } from './theme.ts'
import { Toasts } from './ui/toasts.tsx'

export {
  type AdminScreen,
  type AdminSite,
  type DashboardCard,
  type ExtraMenuItem,
  type FieldControl,
  type FieldControlProps,
  type ScreenProps,
} from './site.tsx'

/** Renders the admin area of a site into the document that the server sends. */
export const mountAdmin = async (site: AdminSite): Promise<void> => {
  const element = document.getElementById('admin')
  if (!element) throw new Error('this document has no place for the admin area')
  const nonce = readNonce()
  setNonce(nonce)
  const { interfaceLanguages } = site.registry
  const wanted = [readLanguage(), ...navigator.languages]
  const catalogue = await loadCatalogue(chooseLanguage(interfaceLanguages, wanted))
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  createRoot(element).render(
    <StrictMode>
      <MantineProvider
        theme={theme}
        cssVariablesResolver={resolveVariables}
        colorSchemeManager={localStorageColorSchemeManager({ key: colourSchemeKey })}
        defaultColorScheme="auto"
        getStyleNonce={() => nonce}
      >
        <LanguageProvider initial={catalogue} offered={interfaceLanguages} onChange={storeLanguage}>
          <QueryClientProvider client={queries}>
            <SiteProvider value={site}>
              <SessionProvider>
                <ErrorCollectionsProvider>
                  <UploadsProvider>
                    <AdminRouter />
                  </UploadsProvider>
                  <Toasts />
                </ErrorCollectionsProvider>
              </SessionProvider>
            </SiteProvider>
          </QueryClientProvider>
        </LanguageProvider>
      </MantineProvider>
    </StrictMode>,
  )
}

/** The nonce that the document's Content-Security-Policy accepts for styles added at run time. */
const readNonce = (): string =>
  document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content ?? ''
