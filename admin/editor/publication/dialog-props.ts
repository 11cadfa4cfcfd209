import type { Page } from '@ximblox/contract/pages'

export interface DialogProps {
  page: Page
  onPage: (page: Page) => void
  onClose: () => void
}
