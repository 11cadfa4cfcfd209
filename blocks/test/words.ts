import type { Words } from '../words.ts'

export const words = (text: string): Words => ({ en: text, nl: text, de: text, fr: text })
