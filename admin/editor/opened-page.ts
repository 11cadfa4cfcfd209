import type { Page } from '@ximblox/contract/pages'
import { createContext, use } from 'react'

/** The page that is open, as the server has it. */
interface OpenedPage {
  page: Page
  /** Takes the page of an answer. */
  onPage: (page: Page) => void
}

const OpenedPageContext = createContext<OpenedPage | undefined>(undefined)
export const OpenedPageProvider = OpenedPageContext

export const useOpenedPage = (): OpenedPage => {
  const opened = use(OpenedPageContext)
  if (!opened) throw new Error('there is no page open here')
  return opened
}
