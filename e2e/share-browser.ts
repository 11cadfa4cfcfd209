import { shareBrowser } from './browser.ts'

shareBrowser()
