import type { Label } from '../label.ts'

export const words = (text: string): Label => ({ en: text, nl: text, de: text, fr: text })
