import type { Page } from '@ximblox/contract/pages'
import { createContext, use } from 'react'

/** The open page as the server has it. */
interface OpenedPage {
  page: Page
  /** Updates the page from a response. */
  onPage: (page: Page) => void
}

const OpenedPageContext = createContext<OpenedPage | undefined>(undefined)
export const OpenedPageProvider = OpenedPageContext

export const useOpenedPage = (): OpenedPage => {
  const opened = use(OpenedPageContext)
  if (!opened) throw new Error('there is no page open here')
  return opened
}
