import { useTranslations } from 'use-intl'

/** What the canvas says, in the language of the interface. */
export const useCanvasWords = () => {
  const t = useTranslations('canvas')
  return {
    empty: t('empty'),
    hint: t('hint'),
    toolbar: (name: string) => t('toolbar', { name }),
    moveUp: t('moveUp'),
    moveDown: t('moveDown'),
    drag: t('drag'),
    duplicate: t('duplicate'),
    copy: t('copy'),
    cut: t('cut'),
    paste: t('paste'),
    replace: t('replace'),
    remove: t('remove'),
    add: t('add'),
    addFirst: t('addFirst'),
    chooseImage: t('chooseImage'),
    moved: (place: number, count: number) => t('moved', { place: String(place), count: String(count) }),
    duplicated: (name: string) => t('duplicated', { name }),
    removed: (name: string) => t('removed', { name }),
    selected: (name: string, place: number, count: number) =>
      t('selected', { name, place: String(place), count: String(count) }),
    unknownBlock: (type: string) => t('unknownBlock', { type }),
    failedBlock: (name: string) => t('failedBlock', { name }),
    formatting: t('formatting'),
    bold: t('bold'),
    italic: t('italic'),
    paragraph: t('paragraph'),
    heading: (level: number) => t('heading', { level: String(level) }),
    bulletList: t('bulletList'),
    orderedList: t('orderedList'),
    quote: t('quote'),
    link: t('link'),
  }
}
export type CanvasWords = ReturnType<typeof useCanvasWords>
